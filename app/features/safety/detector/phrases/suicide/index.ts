import { burden } from "./burden";
import { farewell } from "./farewell";
import { suicideHint } from "./hint";
import { planAndMeans } from "./plan";
import { inSpanish } from "./spanish";
import { wishToBeDead } from "./wish";

/** Suicide: wish, burden, plan, means, farewell, worry about somebody else. */
export const suicidePhrases = [wishToBeDead, burden, planAndMeans, farewell, inSpanish, suicideHint];
