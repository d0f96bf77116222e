import { useEffect, useState } from "react";
import { askForNewBadges } from "./ask-new-badges";
import type { NewBadge } from "./badge";

/** Asks once, when `isDue`, for badges nobody was shown yet. */
export function useNewBadges(isDue: boolean): readonly NewBadge[] {
  const [badges, setBadges] = useState<readonly NewBadge[]>([]);
  useEffect(() => {
    if (!isDue) return;
    // The answer is kept even when the page has moved on meanwhile: it is given out only once.
    void askForNewBadges().then((earned) => earned.length > 0 && setBadges(earned));
  }, [isDue]);
  return badges;
}
