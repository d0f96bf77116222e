import { Pattern } from "~/child-language/pattern";
import { plainText } from "~/child-language/plain-text";
import type { SkillId } from "./types";

/** How children call the skills they may have tried; the others are not known by a name of their own. */
const names: readonly [SkillId, string][] = [
  ["breath", "breath(?:s|e|ing)?|respira\\w*|respirar"],
  ["grounding", "5 4 3 2 1|grounding|looking around|mirar alrededor"],
  ["drum", "drums?|drumming|tambor(?:es)?|bateria"],
  ["calm_track", "music|songs?|musica|canciones|cancion"],
  ["move", "jumping jacks|moving|stretching|exercise|running around|moverme|estirarme|ejercicio"],
  ["ask_help", "telling (?:an? )?(?:adult|grown ?up|teacher|my teacher|someone)|decirle a un adulto"],
  ["wind_down", "going to bed early|lavender|acostarme temprano"],
  ["reframe", "positive thinking|thinking positive|pensar positivo"],
];
const inVain =
  "(?:(?:does|do|did|has|is|was|can|will) not (?:even |really |ever |actually )?(?:help|helping|helped|work|working|worked|do anything|do (?:a )?thing|fix)\\w*|never (?:helps?|works?|helped|worked)|did nothing|does nothing|is (?:useless|stupid|dumb)|makes? (?:it|me) (?:feel )?worse|made (?:it|me) (?:feel )?worse|no (?:me |nos )?(?:ayud\\w+|funcion\\w+|sirv\\w+|hace nada|hizo nada)|me pone peor|nunca (?:me )?(?:ayuda|funciona|sirve))";
const patterns = names.map(
  ([skill, name]) =>
    [
      skill,
      new Pattern(`\\b(?:${name})\\b(?: \\S+){0,5}? ${inVain}|\\b${inVain}(?: \\S+){0,2}? (?:${name})\\b`),
    ] as const,
);

/** "nothing helps", "nada me ayuda", by itself. */
export const nothingHelps = (message: string): boolean =>
  /^(?:(?:no|but|and|because|pero|es que|i feel like|it feels like|i tried everything and|doe?s? not help) ?,? ?)*(?:nothing (?:ever |really |i (?:do|try) )?(?:helps?|works?|is (?:helping|working)|is going to help)|nada (?:me |de esto )?(?:ayuda|funciona|sirve))(?: (?:me|anyway|any ?more|though|tho|nunca|ya))*$/.test(
    plainText(message),
  );

/** The skill a child says was tried in vain ("i tried breathing and it didnt work"); null for anything else. */
export function readFailedSkill(message: string): SkillId | null {
  const text = plainText(message);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
