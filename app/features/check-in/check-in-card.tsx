import { useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { updateOwner, whenClaimed } from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { localDateOf } from "~/platform/clock";
import type { loader as rootLoader } from "~/root";
import { Card } from "~/ui/card";
import { ReadAloud } from "~/ui/read-aloud";
import { AnsweredToday } from "./answered-today";
import type { EmotionEntry } from "./check-in.schema";
import type { CheckInDay } from "./check-in-day.server";
import { EMOTIONS, emotionLabel, HISTORY_LENGTH, LAST_GRADE_WITH_FOUR } from "./emotions";
import { FeelingPicker } from "./feeling-picker";
import { HistoryStrip } from "./history-strip";
import { KeptCheckIn, useKeptCheckIn } from "./kept-check-in";
import { SecondStep } from "./second-step";
import { TalkWish } from "./talk-wish";

/**
 * The daily check-in: eight feelings to tap, or today's answer read-only. `entries` are newest first; `today` is
 * the child's own calendar day as the server sees it. A school that switched it off (`isOn`) asks nothing.
 */
export function CheckInCard({
  entries,
  today,
  isOn,
  hasTeacher,
  grade,
}: {
  entries: EmotionEntry[];
  today: CheckInDay;
  isOn: boolean;
  /** Whether the child is in a class, so that somebody opens a morning board. */
  hasTeacher: boolean;
  grade: number | null;
}) {
  const [isChanging, setIsChanging] = useState(false);
  /** The question and its answer take each other's place: the keyboard goes along. */
  const [hasTouched, setHasTouched] = useState(false);
  const { revalidate } = useRevalidator();
  // Only once the new answer is there, or the old one would be read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the answer was read anew
  useEffect(() => setIsChanging(false), [today]);
  const user = useRouteLoaderData<typeof rootLoader>("root")?.user;
  const timeZone = user?.timeZone ?? "UTC";
  const kept = useKeptCheckIn(timeZone);
  useOfflineAnswer({ id: user?.id, timeZone, asksFeeling: isOn, isAnswered: today.answer !== "none" });
  if (!isOn) return <SwitchedOffCard entries={entries} />;
  const isAnswered = today.answer !== "none";
  const isOpen = !isAnswered || isChanging;
  if (kept && !isAnswered) {
    return (
      <Card id="check-in" title={m.checkin_title()}>
        <KeptCheckIn kept={kept} />
        <Footer entries={entries.length > 1 ? entries : []} />
      </Card>
    );
  }
  return (
    <Card
      id="check-in"
      title={m.checkin_title()}
      hint={isAnswered ? undefined : m.checkin_hint()}
      className={isAnswered ? "" : "card-lit"}
    >
      {isOpen && <ReadAloud text={questionWords()} />}
      {isOpen ? (
        <FeelingPicker
          isChange={isAnswered}
          hasFewFirst={grade !== null && grade <= LAST_GRADE_WITH_FOUR}
          takesFocus={hasTouched}
          onAnswered={() => {
            setHasTouched(true);
            revalidate();
          }}
        />
      ) : (
        <>
          <AnsweredToday
            today={today}
            takesFocus={hasTouched}
            onChange={() => {
              setHasTouched(true);
              setIsChanging(true);
            }}
          />
          {hasTeacher && <TalkWish today={today} />}
          <SecondStep today={today} timeZone={timeZone} />
        </>
      )}
      <Footer entries={entries.length > 1 ? entries : []} />
    </Card>
  );
}

/** The question and its answers, for reading aloud. */
const questionWords = (): string =>
  [m.checkin_title(), m.checkin_hint(), `${EMOTIONS.map(emotionLabel).join(", ")}.`].join(" ");

/** Tells the offline page whether to ask: not where the school does not, and not twice a day. */
function useOfflineAnswer(props: {
  id: string | undefined;
  timeZone: string;
  asksFeeling: boolean;
  isAnswered: boolean;
}) {
  const { id, timeZone, asksFeeling, isAnswered } = props;
  useEffect(() => {
    const answeredOn = isAnswered ? localDateOf(new Date(), timeZone) : null;
    // After the page has said whose device this is.
    if (id) void whenClaimed(id).then(() => updateOwner(id, { asksFeeling, answeredOn }));
  }, [id, timeZone, asksFeeling, isAnswered]);
}

/** No question, no loss, and what was said before stays the child's to see. */
function SwitchedOffCard({ entries }: { entries: EmotionEntry[] }) {
  return (
    <Card id="check-in" title={m.checkin_off_title()}>
      <p className="text-ink-2">{m.checkin_off_text()}</p>
      <Footer entries={entries} />
    </Card>
  );
}

function Footer({ entries }: { entries: EmotionEntry[] }) {
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      {entries.length > 0 && <HistoryStrip entries={entries.slice(0, HISTORY_LENGTH)} />}
      <details className="max-w-md text-sm text-ink-2">
        <summary className="text-button">{m.checkin_who_sees()}</summary>
        <p className="mt-1.5">{m.checkin_who_sees_text()}</p>
      </details>
    </div>
  );
}
