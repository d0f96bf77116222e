import { useCallback, useEffect, useRef } from "react";
import type { PadId } from "./engine/pads";

/** How long a struck pad stays lit. */
const HIGHLIGHT_MS = 150;

/** Lights the pads' buttons without a render, which a fast roll would not wait for. */
export function usePadLights() {
  const buttons = useRef(new Map<PadId, HTMLButtonElement>());
  const lights = useRef(new Map<PadId, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const timers = lights.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);

  const light = useCallback((padId: PadId, by: "self" | "remote") => {
    const button = buttons.current.get(padId);
    if (!button) return;
    clearTimeout(lights.current.get(padId));
    button.dataset.hit = by;
    lights.current.set(
      padId,
      setTimeout(() => delete button.dataset.hit, HIGHLIGHT_MS),
    );
  }, []);

  const padRef = useCallback(
    (padId: PadId) => (element: HTMLButtonElement | null) => {
      if (element) buttons.current.set(padId, element);
      else buttons.current.delete(padId);
    },
    [],
  );

  return { light, padRef };
}
