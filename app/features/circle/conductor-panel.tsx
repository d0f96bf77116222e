import { type FormEvent, useEffect, useState } from "react";
import { formatJoinCode } from "~/features/classrooms";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import {
  CIRCLE_MODES,
  type CircleCommand,
  type CircleMode,
  type CircleSnapshot,
  MAX_BPM,
  MIN_BPM,
} from "~live/protocol";
import type { CircleSession, CircleView } from "./circle-session";
import { modeName } from "./circle-texts";
import { modeToStart } from "./clock-sync";
import { CIRCLE_SAVED_EVENT } from "./saved-circles";

const TEMPO_STEP = 5;
const COUNT_IN_BEATS = 4;

type Conduct = (command: CircleCommand) => void;

/** What the teacher leads the circle with. Every button sends one command; the room answers to everybody. */
export default function ConductorPanel({
  view,
  session,
  classroomId,
}: {
  view: CircleView;
  session: CircleSession;
  classroomId: string;
}) {
  const [hasChosenMode, setHasChosenMode] = useState(false);
  const names = useRosterNames(classroomId);
  const joinCode = useJoinCode(classroomId);
  const { circle } = view;
  if (!circle) return null;
  const isUndecided = !hasChosenMode && !circle.running;
  const mode = isUndecided ? modeToStart(circle.mode, view.delayMs) : circle.mode;
  const conduct: Conduct = (command) => session.conduct(command);
  const start = (countInBeats: number) => {
    // The press is what a browser wants before it lets the click track sound.
    session.openSound();
    conduct({ action: "start", mode, countInBeats });
  };
  const choose = (chosen: CircleMode, bars?: 2 | 4) => {
    setHasChosenMode(true);
    conduct({ action: "mode", mode: chosen, ...(bars ? { bars } : {}) });
  };
  const students = view.members
    .filter(({ role }) => role === "student")
    .map(({ memberId, name }) => ({ memberId, name: names.get(memberId) ?? name }));

  return (
    <section className="conductor" aria-label={m.circle_lead_title()}>
      <h4 className="text-lg font-semibold">{m.circle_lead_title()}</h4>
      {joinCode && <p className="text-ink-2">{m.circle_lead_code({ code: formatJoinCode(joinCode) })}</p>}

      {/* A command needs the connection; without it a press would be lost without a word. */}
      <fieldset className="contents" disabled={view.status !== "open"}>
        <StartStop isRunning={circle.running} onStart={start} onStop={() => conduct({ action: "stop" })} />
        <Tempo bpm={circle.bpm} conduct={conduct} />
        <ModeAndLength mode={mode} bars={circle.bars} onChoose={choose} />
        <Everyone circle={circle} conduct={conduct} />
        <Students students={students} circle={circle} conduct={conduct} />
        <Freeze circle={circle} conduct={conduct} />
      </fieldset>
      <SaveLoop classroomId={classroomId} />
    </section>
  );
}

function StartStop({
  isRunning,
  onStart,
  onStop,
}: {
  isRunning: boolean;
  onStart: (countInBeats: number) => void;
  onStop: () => void;
}) {
  const [hasCountIn, setHasCountIn] = useState(true);
  return (
    <div className="conductor-row">
      {isRunning ? (
        <Button look="danger" onClick={onStop}>
          {m.circle_lead_stop()}
        </Button>
      ) : (
        <Button look="primary" onClick={() => onStart(hasCountIn ? COUNT_IN_BEATS : 0)}>
          {m.circle_lead_start()}
        </Button>
      )}
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-[var(--color-action)]"
          checked={hasCountIn}
          onChange={({ target }) => setHasCountIn(target.checked)}
        />
        {m.circle_lead_count_in()}
      </label>
    </div>
  );
}

function Tempo({ bpm, conduct }: { bpm: number; conduct: Conduct }) {
  const setTempo = (wanted: number) =>
    conduct({ action: "tempo", bpm: Math.min(MAX_BPM, Math.max(MIN_BPM, wanted)) });
  return (
    <fieldset className="conductor-row" aria-label={m.circle_tempo()}>
      <Button aria-label={m.circle_lead_slower()} onClick={() => setTempo(bpm - TEMPO_STEP)}>
        −
      </Button>
      <output className="bpm-value">
        <span>{bpm}</span> BPM
      </output>
      <Button aria-label={m.circle_lead_faster()} onClick={() => setTempo(bpm + TEMPO_STEP)}>
        +
      </Button>
    </fieldset>
  );
}

function ModeAndLength({
  mode,
  bars,
  onChoose,
}: {
  mode: CircleMode;
  bars: number;
  onChoose: (mode: CircleMode, bars?: 2 | 4) => void;
}) {
  return (
    <>
      <fieldset className="choice-row">
        <legend>{m.circle_lead_mode()}</legend>
        {CIRCLE_MODES.map((each) => (
          <label key={each}>
            {/* A press on the mode that is only proposed chooses it too, and that is no change. */}
            <input
              type="radio"
              name="circle-mode"
              checked={mode === each}
              readOnly
              onClick={() => onChoose(each)}
            />
            {modeName(each)}
          </label>
        ))}
      </fieldset>
      <fieldset className="choice-row">
        <legend>{m.circle_lead_length()}</legend>
        {([2, 4] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="circle-bars"
              checked={bars === each}
              onChange={() => onChoose(mode, each)}
            />
            {m.circle_loop_bars({ bars: each })}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Everyone({ circle, conduct }: { circle: CircleSnapshot; conduct: Conduct }) {
  return (
    <fieldset className="conductor-row" aria-label={m.circle_lead_everyone()}>
      <Button size="small" onClick={() => conduct({ action: "mute" })}>
        {m.circle_lead_mute_all()}
      </Button>
      <Button size="small" onClick={() => conduct({ action: "unmute" })}>
        {m.circle_lead_unmute_all()}
      </Button>
      {circle.solo.length > 0 ? (
        <Button size="small" onClick={() => conduct({ action: "solo_off" })}>
          {m.circle_lead_solo_off()}
        </Button>
      ) : (
        <Button size="small" disabled={!circle.running} onClick={() => conduct({ action: "solo_ring" })}>
          {m.circle_lead_solo_ring()}
        </Button>
      )}
    </fieldset>
  );
}

function Students({
  students,
  circle,
  conduct,
}: {
  students: { memberId: string; name: string }[];
  circle: CircleSnapshot;
  conduct: Conduct;
}) {
  if (students.length === 0) return <p className="text-ink-2">{m.circle_lead_nobody()}</p>;
  return (
    <ul className="conductor-members" aria-label={m.circle_lead_members()}>
      {students.map(({ memberId, name }) => {
        const isMuted = circle.muted.includes(memberId);
        const isSolo = circle.solo.length === 1 && circle.solo[0] === memberId;
        return (
          <li key={memberId}>
            <span className="min-w-0 grow truncate">{name}</span>
            <Button
              size="small"
              aria-pressed={isMuted}
              aria-label={m.circle_lead_mute({ name })}
              onClick={() => conduct({ action: isMuted ? "unmute" : "mute", memberId })}
            >
              {m.circle_lead_mute_short()}
            </Button>
            <Button
              size="small"
              aria-pressed={isSolo}
              aria-label={m.circle_lead_solo({ name })}
              onClick={() => conduct(isSolo ? { action: "solo_off" } : { action: "solo", memberId })}
            >
              {m.circle_lead_solo_short()}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Freeze({ circle, conduct }: { circle: CircleSnapshot; conduct: Conduct }) {
  return (
    <fieldset className="conductor-row" aria-label={m.circle_lead_loop()}>
      {circle.isFrozen ? (
        <Button size="small" onClick={() => conduct({ action: "unfreeze" })}>
          {m.circle_lead_unfreeze()}
        </Button>
      ) : (
        <Button size="small" disabled={!circle.running} onClick={() => conduct({ action: "freeze" })}>
          {m.circle_lead_freeze()}
        </Button>
      )}
    </fieldset>
  );
}

function SaveLoop({ classroomId }: { classroomId: string }) {
  const [note, setNote] = useState("");
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const title = String(new FormData(form).get("title") ?? "");
    try {
      const saved = await callApi<{ title: string }>(`/api/classrooms/${classroomId}/circles`, {
        body: { title },
        idempotencyKey: crypto.randomUUID(),
      });
      setNote(m.circle_lead_saved({ title: saved.title }));
      form.reset();
      window.dispatchEvent(new Event(CIRCLE_SAVED_EVENT));
    } catch (error) {
      setNote(messageOf(error));
    }
  };
  return (
    <form className="conductor-row" onSubmit={(event) => void save(event)}>
      <input
        name="title"
        maxLength={80}
        className="field-input min-w-0 grow basis-48"
        aria-label={m.circle_lead_save_title()}
        placeholder={m.circle_lead_save_title()}
      />
      <Button type="submit" size="small">
        {m.circle_lead_save()}
      </Button>
      <p role="status" className="basis-full text-ink-2">
        {note}
      </p>
    </form>
  );
}

function messageOf(error: unknown): string {
  const sentence =
    typeof error === "object" && error !== null && "serverMessage" in error ? error.serverMessage : null;
  return typeof sentence === "string" ? sentence : m.circle_lead_failed();
}

/** The class's join code, for the board. */
function useJoinCode(classroomId: string): string | null {
  const [joinCode, setJoinCode] = useState<string | null>(null);
  useEffect(() => {
    callApi<{ id: string; joinCode?: string }[]>("/api/classrooms")
      .then((own) => setJoinCode(own.find(({ id }) => id === classroomId)?.joinCode ?? null))
      // The code also stands on the staff pages.
      .catch(() => setJoinCode(null));
  }, [classroomId]);
  return joinCode;
}

/** First names of the class for its teacher, also of students who show another name to classmates. */
function useRosterNames(classroomId: string): Map<string, string> {
  const [names, setNames] = useState(new Map<string, string>());
  useEffect(() => {
    type Entry = { studentId: string; firstName: string; lastName: string; status: "active" | "invited" };
    callApi<Entry[]>(`/api/classrooms/${classroomId}/members`)
      .then((roster) => {
        const active = roster.filter(({ status }) => status === "active");
        setNames(new Map(active.map((entry) => [entry.studentId, `${entry.firstName} ${entry.lastName}`])));
      })
      // Without the roster the names that the class sees stand in.
      .catch(() => setNames(new Map()));
  }, [classroomId]);
  return names;
}
