import { Pattern } from "~/child-language/pattern";
import { plainText } from "~/child-language/plain-text";
import type { SkillId } from "./types";

/** A skill or its tool that a child does not want, and the wishes (moments) that its words would be taken for. */
export type RefusedTool = { skill: SkillId; moments: readonly string[] };

/**
 * Breathing has no bare verb here: who does not want to breathe, or cannot, means something else. Games are not here
 * either: "i dont like the game" may tell of what an adult does.
 */
const tools: readonly [names: string, refused: RefusedTool][] = [
  [
    "drums?|drumming|the drummer|tambor(?:es)?|bateria|tocar(?= ?$)",
    { skill: "drum", moments: ["wants_drums", "wants_game"] },
  ],
  ["music|songs?|beats?|dj|musica|canciones|cancion", { skill: "calm_track", moments: ["wants_music"] }],
  [
    "breathing(?: (?:thing|exercise|stuff))?|breaths|to breathe (?:slow|deep|in and|like)\\w*|respirar (?:lento|despacio|hondo|profundo)|respiraciones|ejercicios? de respiracion",
    { skill: "breath", moments: ["wants_calm"] },
  ],
  ["jumping jacks|stretching|stretches|exercises?|ejercicios?|estirarme", { skill: "move", moments: [] }],
  ["5 4 3 2 1|grounding", { skill: "grounding", moments: [] }],
];

const start = "(?:^|, |\\bsaid |\\btold you |\\bdije que |\\bplease |\\bok |\\bbut |\\bpero )";
const rest =
  "(?:(?:more|the|your|any|those|these|that|this|stupid|dumb|slow|ai|thanks|mas|la|el|los|las|esa|ese|esos|tus|de) )*";
const doing =
  "(?:(?:do|doing|play|playing|hear|listen|listening|make|making|try|to|hacer|tocar|escuchar|oir|poner) )*";
/** "NO DRUMS", "i said no more music", "i dont want to play drums", "i hate breathing exercises", "stop with the breathing". */
const refusals = [
  `${start}(?:no|nope|nah|not|sin|nada de|basta de|no mas|ya no),? ${rest}`,
  `${start}(?:ya )?no (?:quiero|me gustan?|tengo ganas de|me des|me pongas|me digas|me hagas|vuelvas a) ${doing}${rest}`,
  `\\bi (?:really |just |also |honestly )*(?:do not|did not|will not|would not|am not) (?:really |even |ever )*(?:want|like|liking|feel like|need|care about|enjoy|in the mood for|into|going to|doing|do) ${doing}${rest}`,
  `\\bi (?:really |just |so )*(?:hate|can not stand|am (?:so )?(?:sick|tired) of|am done with) ${doing}${rest}`,
  `\\b(?:stop|enough|quit) (?:it )?(?:with|giving me|saying|sending me|telling me|of) ${doing}${rest}`,
  `\\b(?:odio|estoy hart[oa] de|ya basta de|deja de darme) ${doing}${rest}`,
];
/** A class, a teacher or a show of that name is no tool, and what somebody has not got is not refused. */
const elsewhere =
  "(?! (?:class|teacher|room|lessons?|practice|club|test|concert|camp|band|clase|profe\\w*|maestr\\w+|is|was|es|era)\\b)";
const patterns = tools.map(
  ([names, refused]) =>
    [refused, new Pattern(`(?:${refusals.join("|")})(?:${names})\\b${elsewhere}`)] as const,
);

/** The tool a child says it does not want ("NO DRUMS", "no me gusta la música"); null for anything else. */
export function readRefusedTool(message: string): RefusedTool | null {
  const text = plainText(message);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
