import type { Layer, Score, Voice } from "./types";

type Locale = "en" | "es";

const VOICE_NAMES: Record<Voice, Record<Locale, string>> = {
  epiano: { en: "electric piano", es: "piano eléctrico" },
  keys: { en: "piano", es: "piano" },
  organ: { en: "organ", es: "órgano" },
  choir: { en: "choir-like voices", es: "voces como de coro" },
  warmPad: { en: "warm synth pad", es: "sintetizador cálido de fondo" },
  airPad: { en: "airy pad", es: "fondo etéreo" },
  brightPad: { en: "bright synth pad", es: "sintetizador brillante de fondo" },
  vibes: { en: "vibraphone", es: "vibráfono" },
  bells: { en: "bells", es: "campanitas" },
  pluck: { en: "plucked strings", es: "cuerdas punteadas" },
  guitar: { en: "soft guitar", es: "guitarra suave" },
  brass: { en: "brass", es: "metales" },
  flute: { en: "flute-like lead", es: "melodía como de flauta" },
  square: { en: "synth lead", es: "sintetizador solista" },
  sub808: { en: "deep 808 bass", es: "bajo 808 profundo" },
  fingerBass: { en: "electric bass", es: "bajo eléctrico" },
  upright: { en: "walking double bass", es: "contrabajo caminante" },
  sineBass: { en: "round low bass", es: "bajo grave y redondo" },
};

const DRUMS: Record<Locale, string> = { en: "drums", es: "batería" };

export interface ScoreDescription {
  tempo: string;
  mood: string;
  instruments: string;
  /** The three as one short paragraph. */
  text: string;
}

const tempoWord = (bpm: number, locale: Locale) => {
  const words = {
    en: ["very slow", "slow", "medium", "lively", "fast"],
    es: ["muy lento", "lento", "medio", "animado", "rápido"],
  };
  const index = bpm < 66 ? 0 : bpm < 84 ? 1 : bpm < 104 ? 2 : bpm < 124 ? 3 : 4;
  return words[locale][index]!;
};

function moodWord(valence: number, arousal: number, locale: Locale): string {
  if (valence >= 0) {
    if (arousal > 0.6) return { en: "bright and full of energy", es: "brillante y llena de energía" }[locale];
    if (arousal > 0) return { en: "warm and upbeat", es: "cálida y animada" }[locale];
    return { en: "gentle and bright", es: "suave y clara" }[locale];
  }
  if (arousal > 0.6) return { en: "dark and driving", es: "oscura e intensa" }[locale];
  if (arousal > 0) return { en: "restless and tense", es: "inquieta y tensa" }[locale];
  return { en: "soft and low", es: "suave y apagada" }[locale];
}

function joinList(items: readonly string[], locale: Locale): string {
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return list.format(items);
}

/** Tempo, mood and instruments in words, for those who cannot hear the track or want to know it first. */
export function describeScore(score: Score, locale: Locale): ScoreDescription {
  const first = score.sections[0]!;
  const last = score.sections[score.sections.length - 1]!;
  const startBpm = Math.round(first.bpm);
  const endBpm = Math.round(last.bpm);
  const names = score.tracks.map((track) => VOICE_NAMES[track.voice][locale]);
  const sounding = new Set<Layer>(score.sections.flatMap((section) => section.layers));
  if (sounding.has("drums") && score.drums.hits.length > 0) names.push(DRUMS[locale]);
  const instruments = joinList([...new Set(names)], locale);
  const from = moodWord(first.valence, first.arousal, locale);
  const to = moodWord(last.valence, last.arousal, locale);
  const seconds = Math.round(score.durationSeconds);
  if (locale === "es") {
    const tempo =
      startBpm === endBpm
        ? `Tempo ${tempoWord(startBpm, locale)} (${startBpm} pulsos por minuto)`
        : `Va de un tempo ${tempoWord(startBpm, locale)} (${startBpm}) a uno ${tempoWord(endBpm, locale)} (${endBpm} pulsos por minuto)`;
    const mood = from === to ? `La música es ${from} de principio a fin` : `Empieza ${from} y termina ${to}`;
    return {
      tempo,
      mood,
      instruments,
      text: `${mood}. ${tempo}. Suenan: ${instruments}. Dura ${seconds} segundos.`,
    };
  }
  const tempo =
    startBpm === endBpm
      ? `A ${tempoWord(startBpm, locale)} tempo (${startBpm} beats a minute)`
      : `The tempo goes from ${tempoWord(startBpm, locale)} (${startBpm}) to ${tempoWord(endBpm, locale)} (${endBpm} beats a minute)`;
  const mood = from === to ? `The music is ${from} all the way` : `It starts ${from} and ends ${to}`;
  return {
    tempo,
    mood,
    instruments,
    text: `${mood}. ${tempo}. You hear ${instruments}. It lasts ${seconds} seconds.`,
  };
}
