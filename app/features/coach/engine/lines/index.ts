import type { SituationId } from "../types";
import { dailySituations } from "./situations-daily";
import { familySituations } from "./situations-family";
import { friendSituations, type SituationLines } from "./situations-friends";
import { schoolSituations } from "./situations-school";
import { selfSituations } from "./situations-self";

export const situationLines: Partial<Record<SituationId, SituationLines>> = {
  ...friendSituations,
  ...dailySituations,
  ...familySituations,
  ...schoolSituations,
  ...selfSituations,
};
