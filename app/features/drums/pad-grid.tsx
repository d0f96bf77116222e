import { memo, type PointerEvent } from "react";
import { m } from "~/messages/compiled/messages.js";
import { hueClass } from "~/ui/look";
import { PAD_HUE, padLabel, padName } from "./drum-texts";
import { PAD_IDS, type PadId, type PadKeys } from "./engine/pads";
import type { DrumKit } from "./use-drum-kit";

/** How hard a pen or a pressure-sensitive screen struck; mice and most fingers report a flat half. */
function strokeVelocity({ pointerType, pressure }: PointerEvent): number | undefined {
  return pointerType === "pen" && pressure > 0 ? 0.4 + 0.6 * pressure : undefined;
}

/** The six pads. Lights are set on the element itself, so a hit never waits for a render. */
export const PadGrid = memo(function PadGrid({
  kit,
  keys,
  waitingFor,
}: {
  kit: DrumKit;
  keys: PadKeys;
  /** In practice without time: the pads whose turn it is. */
  waitingFor?: readonly PadId[] | undefined;
}) {
  return (
    <fieldset className="pad-grid" aria-label={m.drums_pads()}>
      {PAD_IDS.map((padId) => (
        <button
          key={padId}
          ref={kit.padRef(padId)}
          type="button"
          className={`pad ${hueClass(PAD_HUE[padId])}`}
          data-pad={padId}
          data-next={waitingFor?.includes(padId) || undefined}
          aria-label={padLabel(padId, keys)}
          onPointerDown={(event) => {
            if (event.button > 0) return;
            // Keeps the browser from holding back the next touches of the same finger.
            if (event.currentTarget.hasPointerCapture(event.pointerId)) {
              event.currentTarget.releasePointerCapture(event.pointerId);
            }
            const velocity = strokeVelocity(event);
            kit.hitPad(padId, { timeStampMs: event.timeStamp, ...(velocity ? { velocity } : {}) });
          }}
          onClick={(event) => {
            // A screen reader's or switch device's click comes without a pointer.
            if (event.detail === 0) kit.hitPad(padId, { timeStampMs: event.timeStamp });
          }}
          onContextMenu={(event) => event.preventDefault()}
        >
          <span className="pad-key" aria-hidden="true">
            {keys[padId]}
          </span>
          <span className="pad-head" aria-hidden="true" />
          <span className="pad-name">{padName(padId)}</span>
        </button>
      ))}
    </fieldset>
  );
});
