import { useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { type Emotion, isPleasant, type ReliefTool } from "~/features/check-in";
import { askToPlay, musicFor } from "~/features/music";
import { noteDoor } from "~/features/what-works";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Icon, type IconName } from "~/ui/icons";
import { hueClass } from "~/ui/look";
import { useApiAction } from "~/ui/use-api-action";

/** The three ways on from today's feeling, which is set already behind each. */
export function Doors({ emotion }: { emotion: Emotion }) {
  return (
    <section aria-labelledby="doors-heading" className="grid gap-3">
      <h2 id="doors-heading" className="text-lg">
        {isPleasant(emotion) ? m.checkin_doors_pleasant() : m.checkin_doors()}
      </h2>
      <div className="grid gap-3 md:grid-cols-3">
        <LinkDoor
          tool="talk"
          href={`/?say=feeling-${emotion}#ai-coach`}
          title={m.checkin_door_talk()}
          text={m.checkin_door_talk_text()}
        />
        <MusicDoor emotion={emotion} />
        <LinkDoor
          tool="drums"
          href="#drummer"
          title={m.checkin_door_drums()}
          text={m.checkin_door_drums_text()}
        />
      </div>
    </section>
  );
}

function LinkDoor(props: { tool: ReliefTool; href: string; title: string; text: string }) {
  const { tool, href, title, text } = props;
  return (
    <a href={href} className={`door panel ${hueOf(tool)}`} onClick={() => noteDoor(tool)}>
      <DoorFace tool={tool} title={title} text={text} />
    </a>
  );
}

/** Composes and plays on this one tap; without a script the same form leads to the finished piece. */
function MusicDoor({ emotion }: { emotion: Emotion }) {
  const { isPending, run } = useApiAction();
  const navigate = useNavigate();
  const wish = musicFor(emotion);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    noteDoor("music");
    // The tap is what lets the page sound: the audio opens now and not when the notes are there.
    void import("~/features/music/player/score-player").then(
      ({ warmUp }) => warmUp(),
      () => undefined,
    );
    const done = await run(
      () =>
        callApi<{ id: string }>("/api/ai-dj/create-music", {
          body: wish,
          idempotencyKey: crypto.randomUUID(),
        }),
      m.music_create_failed(),
    );
    if (!done) return;
    askToPlay(done.answer.id);
    navigate(`/?track=${done.answer.id}#ai-dj`);
  };

  return (
    <form method="post" action="/api/ai-dj/create-music" onSubmit={make} className="contents">
      {Object.entries(wish).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`door panel ${hueOf("music")}`} disabled={isPending}>
        <DoorFace
          tool="music"
          title={m.checkin_door_music()}
          text={isPending ? m.checkin_door_music_pending() : m.checkin_door_music_text()}
        />
      </button>
    </form>
  );
}

const LOOKS: Record<ReliefTool, { icon: IconName; hue: string }> = {
  talk: { icon: "coach", hue: "var(--color-blue)" },
  music: { icon: "dj", hue: "var(--color-violet)" },
  drums: { icon: "drummer", hue: "var(--color-red)" },
};
const hueOf = (tool: ReliefTool) => hueClass(LOOKS[tool].hue);

function DoorFace({ tool, title, text }: { tool: ReliefTool; title: string; text: string }) {
  return (
    <>
      <span className="door-picture">
        <Icon name={LOOKS[tool].icon} size={48} />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-xl font-semibold">{title}</span>
        <span className="block text-ink-2">{text}</span>
      </span>
      <span aria-hidden="true">→</span>
    </>
  );
}
