import { useEffect, useState } from "react";

const IDLE_MS = 5000;
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Whether nobody has touched anything for five seconds; while `isOn`. */
export function useIdle(isOn: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let timer = 0;
    const wake = () => {
      setIsIdle(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), IDLE_MS);
    };
    wake();
    for (const sign of SIGNS) window.addEventListener(sign, wake);
    return () => {
      window.clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
      setIsIdle(false);
    };
  }, [isOn]);
  return isIdle;
}
