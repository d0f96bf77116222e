import { type ReactNode, useEffect, useState } from "react";
import { DEFAULT_SETTINGS, type DrumSettings, loadSettings } from "./drum-settings";
import { DEFAULT_BPM } from "./engine/pads";
import type { DrumKitHandle } from "./kit-handle";
import { PadGrid } from "./pad-grid";
import { useDrumKit } from "./use-drum-kit";

/** The six pads without games or scores, for somebody who leads others. */
export function DrumStage({ children }: { children: (kit: DrumKitHandle) => ReactNode }) {
  const [settings, setSettings] = useState<DrumSettings>(DEFAULT_SETTINGS);
  useEffect(() => setSettings(loadSettings()), []);
  const kit = useDrumKit(settings, DEFAULT_BPM);
  return (
    <div className="drum-area">
      <PadGrid kit={kit} />
      {children(kit.handle)}
    </div>
  );
}
