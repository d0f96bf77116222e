import type { ReactNode } from "react";
import { m } from "~/messages/compiled/messages.js";
import { momentWriter } from "~/platform/date-text";
import { Card } from "~/ui/card";
import type { ChildActivities } from "./family.schema";

const MODES: Record<string, () => string> = {
  beat_matching: m.family_mode_beat_matching,
  rhythm_patterns: m.family_mode_rhythm_patterns,
  speed_challenge: m.family_mode_speed_challenge,
};
const STYLES: Record<string, () => string> = {
  african_american: m.family_style_african_american,
  jazz: m.family_style_jazz,
  gospel: m.family_style_gospel,
  contemporary_urban: m.family_style_contemporary_urban,
  ambient: m.family_style_ambient,
};

/** Music, drums and talks lately, on the days of the child's own calendar; of talks only that they were. */
export function ActivitiesCard({ activities, timeZone }: { activities: ChildActivities; timeZone: string }) {
  const { musicTracks, drumSessions, conversations } = activities;
  return (
    <Card id="activities" title={m.family_activities_title()}>
      <div className="grid gap-6 lg:grid-cols-3">
        <Column title={m.family_tracks_title()} empty={m.family_tracks_none()} count={musicTracks.length}>
          {musicTracks.map((track) => (
            <Row
              key={track.id}
              title={track.title}
              text={STYLES[track.genre]?.() ?? track.genre}
              at={track.createdAt}
              timeZone={timeZone}
            />
          ))}
        </Column>
        <Column title={m.family_drums_title()} empty={m.family_drums_none()} count={drumSessions.length}>
          {drumSessions.map((session) => (
            <Row
              key={session.id}
              title={MODES[session.gameMode]?.() ?? session.gameMode}
              text={m.family_drums_score({ score: session.score, accuracy: session.accuracy })}
              at={session.createdAt}
              timeZone={timeZone}
            />
          ))}
        </Column>
        <Column
          title={m.family_talks_title()}
          empty={m.family_talks_none()}
          count={conversations.length}
          note={m.family_talks_note()}
        >
          {conversations.map((talk) => (
            <Row
              key={talk.id}
              title={talk.title}
              text={m.family_talk_count({ count: talk.messageCount })}
              at={talk.lastMessageAt}
              timeZone={timeZone}
            />
          ))}
        </Column>
      </div>
    </Card>
  );
}

function Column({
  title,
  empty,
  count,
  note,
  children,
}: {
  title: string;
  empty: string;
  count: number;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section>
      <h2 className="mb-2 text-lg">{title}</h2>
      {count === 0 ? <p className="text-ink-2">{empty}</p> : <ul className="grid gap-2">{children}</ul>}
      {note && <p className="mt-2 text-sm text-ink-2">{note}</p>}
    </section>
  );
}

function Row({ title, text, at, timeZone }: { title: string; text: string; at: string; timeZone: string }) {
  const writeDay = momentWriter("short", timeZone);
  return (
    <li className="tile flex items-baseline justify-between gap-3 p-3">
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-2">{text}</span>
      </span>
      <time dateTime={at} className="shrink-0 text-sm text-ink-2">
        {writeDay(at)}
      </time>
    </li>
  );
}
