import { m } from "~/messages/compiled/messages.js";

/** Says whether the letter keys play right now: only while something in the drum area has focus. */
export function KeysState({ areOn }: { areOn: boolean }) {
  if (!areOn) return <p className="keys-state">{m.drums_keys_off()}</p>;
  return (
    <p className="keys-state">
      <span className="keys-idle">{m.drums_keys_idle()}</span>
      <span className="keys-active">
        <span className="keys-light" aria-hidden="true" />
        {m.drums_keys_active()}
      </span>
    </p>
  );
}
