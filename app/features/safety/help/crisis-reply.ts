import {
  callLines,
  crisisTextVersion,
  denialLines,
  openings,
  whatIAm,
  whomToTell,
  whoWasTold,
} from "../content/crisis-texts";
import type { AgeBand, CrisisCategory, SafetyLocale } from "../types";

export interface CrisisResource {
  name: string;
  call?: string;
  text?: string;
  url?: string;
}

export interface CrisisReplyInput {
  category: CrisisCategory;
  ageBand: AgeBand;
  locale: SafetyLocale;
  /** True only when the event is stored and its contact exists: the text says so to the child. */
  adultNotified: boolean;
  /** No school is told, but a linked parent is. */
  isParentOnly?: boolean | undefined;
  /** The child told of the home: no text sends it to a parent (K14). */
  isKept?: boolean | undefined;
  /** Outside school hours the text says that nobody may look soon. */
  isOffHours?: boolean | undefined;
  /** `denial`: the child takes back what opened the event; the help stays. */
  stage?: "first" | "denial" | undefined;
}

export interface CrisisReply {
  version: string;
  text: string;
  resources: CrisisResource[];
  clinicianReviewed: false;
}

const resourceList: Record<
  SafetyLocale,
  Record<"lifeline" | "textLine" | "childhelp" | "emergency", CrisisResource>
> = {
  en: {
    lifeline: { name: "988 Lifeline", call: "988", text: "988", url: "https://988lifeline.org" },
    textLine: { name: "Crisis Text Line (text HOME)", text: "741741", url: "https://www.crisistextline.org" },
    childhelp: { name: "Childhelp", call: "1-800-422-4453", url: "https://www.childhelphotline.org" },
    emergency: { name: "Emergency", call: "911" },
  },
  es: {
    lifeline: {
      name: "Línea 988 (oprime 2; por texto, AYUDA)",
      call: "988",
      text: "988",
      url: "https://988lifeline.org/es",
    },
    textLine: {
      name: "Crisis Text Line (en inglés: HOME)",
      text: "741741",
      url: "https://www.crisistextline.org",
    },
    childhelp: { name: "Childhelp", call: "1-800-422-4453", url: "https://www.childhelphotline.org" },
    emergency: { name: "Emergencia", call: "911" },
  },
};

/** Where to get help, most fitting first. */
export function crisisResources(category: CrisisCategory, locale: SafetyLocale): CrisisResource[] {
  const { lifeline, textLine, childhelp, emergency } = resourceList[locale];
  if (category === "abuse") return [childhelp, lifeline, textLine, emergency];
  if (category === "danger") return [emergency, lifeline, textLine];
  return [lifeline, textLine, emergency];
}

type Told = Pick<CrisisReplyInput, "adultNotified" | "isParentOnly" | "isOffHours">;

/** The sentence that says truthfully whether an adult was told, and who (K10). */
export function toldSentence(
  { adultNotified, isParentOnly, isOffHours }: Told,
  { locale, tone }: { locale: SafetyLocale; tone: "young" | "old" },
): string {
  const told = !adultNotified ? "nobody" : isParentOnly ? "parent" : isOffHours ? "offHours" : "told";
  return whoWasTold[locale][told][tone];
}

/** The fixed, versioned answer to a child in crisis (K10). Pure: the same input gives the same text. */
export function crisisReply(input: CrisisReplyInput): CrisisReply {
  const { category, ageBand, locale } = input;
  const tone = ageBand === "6-8" || ageBand === "9-12" ? "young" : "old";
  const isAwayFromHome = category === "abuse" || input.isKept;
  const whom = category === "danger" ? "now" : isAwayFromHome ? "outsideHome" : "anyone";
  const lines = [
    input.stage === "denial" ? denialLines[locale][tone] : openings[locale][category][ageBand],
    whatIAm[locale][tone],
    whomToTell[locale][whom][tone],
    toldSentence(input, { locale, tone }),
    callLines[locale][category === "abuse" ? "abuse" : "crisis"][tone],
  ];
  return {
    version: crisisTextVersion,
    text: lines.join(" "),
    resources: crisisResources(category, locale),
    clinicianReviewed: false,
  };
}

/** Tappable links of a resource: `tel:`, `sms:` (with the word to send where one is needed) and web. */
export function resourceLinks(
  resource: CrisisResource,
  locale: SafetyLocale,
): { call?: string; text?: string; url?: string } {
  const word =
    resource.text === "741741" ? "HOME" : resource.text === "988" && locale === "es" ? "AYUDA" : undefined;
  return {
    ...(resource.call ? { call: `tel:${resource.call.replace(/[^\d+]/g, "")}` } : {}),
    ...(resource.text ? { text: `sms:${resource.text}${word ? `?&body=${word}` : ""}` } : {}),
    ...(resource.url ? { url: resource.url } : {}),
  };
}
