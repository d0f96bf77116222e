import { useEffect, useId, useState } from "react";
import { changePadKey, PAD_HUE, PAD_IDS, PAD_KEYS, padName, useDrumSettings } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { CheckField } from "~/ui/field";
import { hueClass } from "~/ui/look";

/** Which key plays which drum, and a switch for those who need the letters for something else. */
export function DrumKeys() {
  const id = useId();
  const [{ keys, hasLetterKeys }, change] = useDrumSettings();
  // Kept in the browser by a script: without one there is nothing to change here.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const hasOwnKeys = PAD_IDS.some((padId) => keys[padId] !== PAD_KEYS[padId]);
  return (
    <section aria-labelledby="drum-keys" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 id="drum-keys" className="text-lg">
          {m.profile_drum_keys()}
        </h3>
        <p id={id} className="field-hint">
          {m.profile_drum_keys_change()}
        </p>
      </div>
      <fieldset disabled={!isReady} className="grid gap-4">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {PAD_IDS.map((padId) => (
            <li key={padId}>
              <label className="grid gap-1">
                <span>{padName(padId)}</span>
                <input
                  className={`field-input border-(color:--hue) text-center font-display font-bold uppercase ${hueClass(PAD_HUE[padId])}`}
                  value={keys[padId]}
                  maxLength={2}
                  autoComplete="off"
                  autoCapitalize="characters"
                  aria-describedby={id}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => {
                    const typed = event.target.value.replace(keys[padId], "");
                    const changed = changePadKey(keys, padId, typed.slice(-1));
                    if (changed) change({ keys: changed });
                  }}
                />
              </label>
            </li>
          ))}
        </ul>
        {hasOwnKeys && (
          <Button className="justify-self-start" onClick={() => change({ keys: PAD_KEYS })}>
            {m.profile_drum_keys_reset()}
          </Button>
        )}
        <CheckField
          label={m.profile_drum_keys_switch()}
          hint={m.profile_drum_keys_hint()}
          checked={hasLetterKeys}
          onChange={(event) => change({ hasLetterKeys: event.target.checked })}
        />
      </fieldset>
    </section>
  );
}
