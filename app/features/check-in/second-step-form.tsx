import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useApiAction } from "~/ui/use-api-action";
import { useDraft } from "~/ui/use-draft";
import type { CheckInDay } from "./check-in-day.server";
import { WOULD_HELP, type WouldHelp } from "./emotions";

const HELP_LABELS: Record<WouldHelp, () => string> = {
  nothing: m.checkin_help_nothing,
  quiet: m.checkin_help_quiet,
  move: m.checkin_help_move,
  music: m.checkin_help_music,
  talk: m.checkin_help_talk,
};
const ENERGIES = [1, 2, 3, 4, 5];

/** Energy, what would help, and a note for oneself. */
export function SecondStepForm({ today, timeZone }: { today: CheckInDay; timeZone: string }) {
  const [saved, setSaved] = useState<{ wouldHelp: FormDataEntryValue | null }>();
  const [note, setNote] = useState(today.note ?? "");
  // A draft belongs to its day.
  const [draft, setDraft] = useDraft(`check-in-note:${localDateOf(new Date(), timeZone)}`);
  const { isPending, run } = useApiAction();

  const write = (text: string) => {
    setNote(text);
    setDraft(text);
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const energy = form.get("energy");
    const wouldHelp = form.get("wouldHelp");
    const body = {
      ...(energy ? { energy: Number(energy) } : {}),
      ...(wouldHelp ? { wouldHelp } : {}),
      note: String(form.get("note") ?? ""),
    };
    const done = await run(
      () => callApi("/api/check-in/today", { method: "PUT", body }),
      m.checkin_second_failed(),
    );
    if (!done) return;
    setSaved({ wouldHelp });
    // What was typed meanwhile is a draft still.
    if (new FormData(element).get("note") !== body.note) return;
    setNote(body.note);
    setDraft("");
  };

  return (
    <form onSubmit={save} onChange={() => setSaved(undefined)} className="mt-3 grid gap-4">
      <fieldset>
        <legend className="field-label">{m.checkin_energy()}</legend>
        <div className="tap-choices">
          {ENERGIES.map((energy) => (
            <label key={energy} className="tap-choice">
              <input type="radio" name="energy" value={energy} defaultChecked={today.energy === energy} />
              <span className="sr-only">{m.checkin_energy_of({ energy })}</span>
              <span aria-hidden="true">{energy}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="field-label">{m.checkin_would_help()}</legend>
        <div className="tap-choices">
          {WOULD_HELP.map((help) => (
            <label key={help} className="tap-choice">
              <input type="radio" name="wouldHelp" value={help} defaultChecked={today.wouldHelp === help} />
              {HELP_LABELS[help]()}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={m.checkin_note()}
        hint={m.checkin_note_hint()}
        name="note"
        maxLength={200}
        autoComplete="off"
        value={draft || note}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isPending}>
          {m.checkin_second_save()}
        </Button>
        <p role="status">
          {saved && (saved.wouldHelp === "talk" ? m.checkin_talk_hint() : m.checkin_second_saved())}
        </p>
      </div>
    </form>
  );
}
