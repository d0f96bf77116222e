import { type ReactNode, Suspense, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { Details } from "~/ui/details";
import { lazyPart } from "~/ui/lazy-part";
import type { DrumSettings } from "./drum-settings";
import type { DrumLoop } from "./engine/loop";
import type { DrumKit } from "./use-drum-kit";
import type { useTransport } from "./use-transport";

const SettingsPanel = lazyPart(() => import("./settings-panel"));
const DrumHistory = lazyPart(() => import("./drum-history"));
const LoopMaker = lazyPart(() => import("./loop-maker"));

/** What stands closed below the drums: settings, loops and the games so far. */
export function DrumDrawers(props: {
  kit: DrumKit;
  settings: DrumSettings;
  changeSettings: (change: Partial<DrumSettings>) => void;
  bpm: number;
  transport: ReturnType<typeof useTransport>;
  startBeat: () => void;
  loop: DrumLoop | undefined;
  setLoop: (loop: DrumLoop | undefined) => void;
  savedCount: number;
}) {
  const { kit, settings, bpm, transport, startBeat, loop, setLoop } = props;
  return (
    <div>
      <Drawer title={m.drums_settings()}>
        <SettingsPanel kit={kit} settings={settings} onChange={props.changeSettings} />
      </Drawer>
      <Drawer title={m.drums_loops()}>
        <LoopMaker
          kit={kit}
          bpm={bpm}
          transport={transport}
          startBeat={startBeat}
          loop={loop}
          setLoop={setLoop}
        />
      </Drawer>
      <Drawer title={m.drums_history()}>
        <DrumHistory savedCount={props.savedCount} />
      </Drawer>
    </div>
  );
}

/** A closed part of the panel whose code loads when it is opened. */
function Drawer({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Details className="drum-drawer" onOpen={() => setWasOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && (
        <Suspense fallback={<p className="text-ink-2">{m.common_loading()}</p>}>{children}</Suspense>
      )}
    </Details>
  );
}
