import { useEffect, useState } from "react";
import { loadCodeInTime } from "~/ui/load-code";
import type { BackingGroove } from "./backing-groove";
import type { GrooveStyle } from "./groove-styles";

/** The groove of a style, once its code is here; undefined for none. */
export function useBackingGroove(style: GrooveStyle | undefined): BackingGroove | undefined {
  const [groove, setGroove] = useState<BackingGroove>();
  useEffect(() => {
    let isWanted = true;
    setGroove(undefined);
    if (style) {
      void loadCodeInTime(() => import("./backing-groove")).then(({ makeBackingGroove }) => {
        if (isWanted) setGroove(makeBackingGroove(style));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [style]);
  return groove;
}
