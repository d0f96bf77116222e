import { stripFillers } from "~/child-language/phrase";
import type { CrisisCategory } from "../../types";
import { normalizeText } from "../normalize-text";

/**
 * Sentences that may mean the worst or a bad day: with anything beside them the models weigh them, alone they say too
 * little, and whoever hears them asks (as the Columbia protocol does of a wish for all to end). They raise no alert.
 */
const anywhere: Readonly<Partial<Record<CrisisCategory, string>>> = {
  suicide: `
    i want it all to stop
    i want everything to stop
    i want it all to end
    i want this all to end
    i want everything to end
    i want it all to be over
    i wish it would all stop
    i wish it would all end
    i want to disappear
    i want to vanish
    i wish i could disappear
    i don't see the point
    i don't see the point anymore
    i don't see the point in anything
    i don't see the point in anything anymore
    i don't see the point of anything
    i see no point in anything
    there is no point in anything
    there's no point in anything anymore
    nothing matters anymore
    there is no hope
    there's no hope for me
    i feel hopeless
    i feel so hopeless
    i am hopeless
    i feel worthless
    i am worthless
    i don't want to exist
    i don't want to exist anymore
    i wish i didn't exist
    i don't want to wake up
    i don't want to wake up tomorrow
    i wish i wouldn't wake up
    i am tired of living
    i am tired of life
    i am tired of being alive
    i am done with life
    i am tired of breathing
    i am sick of breathing
    i am done with breathing
    i don't want to breathe anymore
    quiero que todo termine
    quiero que todo acabe
    quiero que todo se acabe
    quiero que todo pare
    quiero desaparecer
    quisiera desaparecer
    no le veo sentido a nada
    ya no le veo sentido a nada
    nada tiene sentido
    ya nada tiene sentido
    ya nada importa
    no quiero existir
    ya no quiero existir
    quisiera no existir
    no quiero despertar
    ya no quiero despertar
    ya no quiero respirar
    estoy cansado de vivir
    estoy cansada de vivir
    estoy harto de vivir
    estoy harta de vivir
    no valgo nada
    siento que no valgo nada
    me siento sin esperanza
    ya no tengo esperanza`,
  self_harm: `
    i hate myself
    i really hate myself
    i hate myself so much
    me odio
    me odio a mi misma
    me odio a mi mismo
    me odio mucho`,
};

/** In the middle of a talk these are mostly about its trouble: "i can't do this anymore" of homework. */
const atFirst = `
    i can't do this anymore
    i can't do it anymore
    i can't take it anymore
    i can't take this anymore
    i can't go on
    i can't go on like this
    ya no puedo más
    no puedo más
    ya no aguanto más
    no aguanto más`;

type Known = { anywhere: ReadonlyMap<string, CrisisCategory>; atFirst: ReadonlySet<string> };
// Read at the first message and kept: the sentences are constants.
let known: Known | undefined;

/** What a message that is nothing but one of these sentences is asked about; null for all others. */
export function askedAlone(normalized: string, isFirst: boolean): CrisisCategory | null {
  known ??= {
    anywhere: new Map(
      (Object.entries(anywhere) as [CrisisCategory, string][]).flatMap(([category, block]) =>
        sentencesOf(block).map((sentence): [string, CrisisCategory] => [sentence, category]),
      ),
    ),
    atFirst: new Set(sentencesOf(atFirst)),
  };
  const text = bare(normalized);
  return known.anywhere.get(text) ?? (isFirst && known.atFirst.has(text) ? "suicide" : null);
}

/** Without the words that weigh nothing, and without the marks. */
const bare = (normalized: string): string =>
  stripFillers(normalized.replaceAll("|", " ").replaceAll("any more", "anymore")).trim();

const sentencesOf = (block: string): string[] =>
  block
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => bare(normalizeText(line)));
