import { useEffect, useState } from "react";
import { DEFAULT_SETTINGS, loadSettings, saveSettings } from "~/features/drums/drum-settings";
import { PAD_HUE, padName } from "~/features/drums/drum-texts";
import { PAD_IDS, PAD_KEYS } from "~/features/drums/engine/pads";
import { m } from "~/messages/compiled/messages.js";
import { CheckField } from "~/ui/field";

/** Which key plays which drum, and a switch for those who need the letters for something else. */
export function DrumKeys() {
  const [hasLetterKeys, setHasLetterKeys] = useState(DEFAULT_SETTINGS.hasLetterKeys);
  useEffect(() => setHasLetterKeys(loadSettings().hasLetterKeys), []);
  return (
    <section aria-labelledby="drum-keys" className="grid gap-4 border-t border-line pt-6">
      <h3 id="drum-keys" className="text-lg">
        {m.profile_drum_keys()}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {PAD_IDS.map((padId) => (
          <li key={padId} className="badge" style={{ borderColor: PAD_HUE[padId] }}>
            <kbd className="font-display font-bold">{PAD_KEYS[padId]}</kbd> {padName(padId)}
          </li>
        ))}
      </ul>
      <CheckField
        label={m.profile_drum_keys_switch()}
        hint={m.profile_drum_keys_hint()}
        checked={hasLetterKeys}
        onChange={(event) => {
          setHasLetterKeys(event.target.checked);
          saveSettings({ ...loadSettings(), hasLetterKeys: event.target.checked });
        }}
      />
    </section>
  );
}
