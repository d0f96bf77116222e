import type { ReactNode } from "react";
import { DEFAULT_BPM } from "./engine/pads";
import type { DrumKitHandle } from "./kit-handle";
import { PadGrid } from "./pad-grid";
import { useDrumKit } from "./use-drum-kit";
import { useDrumSettings } from "./use-drum-settings";

/** The six pads without games or scores, for somebody who leads others. */
export function DrumStage({ children }: { children: (kit: DrumKitHandle) => ReactNode }) {
  const [settings] = useDrumSettings();
  const kit = useDrumKit(settings, DEFAULT_BPM);
  return (
    <div className="drum-area">
      <PadGrid kit={kit} keys={settings.keys} />
      {children(kit.handle)}
    </div>
  );
}
