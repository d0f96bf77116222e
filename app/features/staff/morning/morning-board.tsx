import { m } from "~/messages/compiled/messages.js";
import { dayWriter } from "~/platform/date-text";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icons";
import type { WishedBoard } from "../staff-home.server";
import type { BoardView, StudentState } from "./board-view";
import { NeedsYou, PassedOn } from "./needs-you";

type ClassChoice = { id: string; name: string };
const boardPath = (id: string) => `/?board=${id}#morning`;

/**
 * The class's morning: who answered, who asked to talk, who may need the teacher. It opens when it is asked for, because
 * a class may be looking at the same screen, and because opening it is the look that the students are told of.
 */
export function MorningBoard({
  board: { view, refusal },
  classes,
}: {
  board: WishedBoard;
  classes: ClassChoice[];
}) {
  if (!view && !refusal && classes.length === 0) return null;
  return (
    <section id="morning" aria-labelledby="morning-heading" className="panel morning">
      {view ? (
        <OpenBoard view={view} classes={classes} />
      ) : (
        <ClosedBoard classes={classes} refusal={refusal} />
      )}
    </section>
  );
}

function ClosedBoard({ classes, refusal }: { classes: ClassChoice[]; refusal: string | null }) {
  const isOnly = classes.length === 1;
  return (
    <>
      <h2 id="morning-heading" className="text-[1.375rem]">
        {m.morning_title()}
      </h2>
      {refusal && (
        <p role="status" className="mt-1 font-semibold">
          {refusal}
        </p>
      )}
      {classes.length > 0 && <p className="mt-1 max-w-[65ch] text-ink-2">{m.morning_closed()}</p>}
      <ul className="mt-3 flex flex-wrap gap-2">
        {classes.map(({ id, name }) => (
          <li key={id}>
            <a
              href={boardPath(id)}
              aria-label={isOnly ? undefined : m.morning_open_of({ name })}
              className={`button ${isOnly ? "button-primary" : "button-quiet"}`}
            >
              {isOnly ? m.morning_open() : name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function OpenBoard({ view, classes }: { view: BoardView; classes: ClassChoice[] }) {
  const writeWeekday = dayWriter("weekdayLong");
  const writeDay = dayWriter("long");
  const { classroom, board, students } = view;
  return (
    <>
      <header className="morning-head">
        <h2 id="morning-heading" className="text-[1.375rem]">
          {m.morning_title()}
        </h2>
        <p className="text-ink-2">
          {classroom.name} ·{" "}
          <time dateTime={board.date}>{`${writeWeekday(board.date)}, ${writeDay(board.date)}`}</time>
        </p>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {classes.length > 1 && <ClassChooser classes={classes} current={classroom.id} />}
          <a href="/#dashboard" className="button button-quiet button-small">
            {m.morning_close()}
          </a>
        </div>
      </header>
      <div className="morning-two">
        <div className="min-w-0">
          {!view.isOn && <p className="mb-2 text-ink-2">{m.morning_off()}</p>}
          {view.isOn && !view.isSchoolDay && <p className="mb-2 text-ink-2">{m.morning_no_school()}</p>}
          {view.isOn && <Legend view={view} />}
          {view.isShort && <p className="mt-3 text-ink-2">{m.morning_short()}</p>}
          {students.length === 0 ? (
            <p className="mt-3 text-ink-2">
              {view.isShort ? m.morning_short_nobody() : m.morning_no_students()}
            </p>
          ) : (
            <ul className="morning-class" aria-label={m.morning_students()}>
              {students.map(({ id, name, state }) => (
                <li key={id} className="morning-student" data-state={state}>
                  <Icon name={STATES[state].icon} size={18} />
                  <span className="min-w-0">
                    <span className="morning-name">{name}</span>
                    <span className="sr-only">, </span>
                    <span className="morning-word">{STATES[state].label()}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="min-w-0">
          <NeedsYou cards={board.needsYou} colleagues={view.colleagues} />
          {view.passedOn.length > 0 && <PassedOn cards={view.passedOn} />}
        </div>
      </div>
      <details className="mt-3 text-sm text-ink-2">
        <summary className="text-button">{m.morning_how()}</summary>
        <p className="max-w-[75ch]">{m.morning_how_text()}</p>
      </details>
    </>
  );
}

/** Each state by picture, edge and word: no colour says more than the word. */
const STATES: Record<StudentState, { icon: IconName; label: () => string }> = {
  answered: { icon: "check", label: m.morning_state_answered },
  not_yet: { icon: "ring", label: m.morning_state_not_yet },
  rather_not: { icon: "check", label: m.morning_state_rather_not },
  asked: { icon: "hand", label: m.morning_state_asked },
  off: { icon: "ring", label: m.morning_state_off },
};

function Legend({ view: { board } }: { view: BoardView }) {
  const counts: [StudentState, number][] = [
    ["answered", board.answered],
    ["rather_not", board.ratherNot],
    ["not_yet", board.notYet],
    ["asked", board.wantsToTalk.length],
  ];
  return (
    <dl className="morning-legend" aria-label={m.morning_legend()}>
      {counts.map(([state, count]) => (
        <div key={state} className="badge">
          <dt className="flex items-center gap-1.5">
            <Icon name={STATES[state].icon} size={16} /> {STATES[state].label()}
          </dt>
          <dd className="m-0 tabular-nums text-ink-2">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function ClassChooser({ classes, current }: { classes: ClassChoice[]; current: string }) {
  return (
    <form method="get" action="/#morning" className="flex items-center gap-2">
      <label htmlFor="morning-class" className="sr-only">
        {m.morning_class()}
      </label>
      <select id="morning-class" name="board" defaultValue={current} className="field-input morning-select">
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" size="small">
        {m.morning_show()}
      </Button>
    </form>
  );
}
