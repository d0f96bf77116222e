import { toDayNumber } from "~/platform/calendar";
import type { BadgeHue, BadgeIcon } from "./badge";
import type { ProgressEvent, ProgressEventKind } from "./points";
import { longestStreak } from "./streak";

/** Finds the event that earned a badge in a history sorted by time, or undefined while it is not earned. */
type UnlockingEvent = (events: readonly ProgressEvent[]) => ProgressEvent | undefined;

export interface AchievementRule {
  id: string;
  hue: BadgeHue;
  icon: BadgeIcon;
  /** dots under the picture: 1 for the first of a series, up to 4 */
  tier: 1 | 2 | 3 | 4;
  title: { en: string; es: string };
  description: { en: string; es: string };
  unlockingEvent: UnlockingEvent;
}

/** The nth event of a kind (and detail, where given). */
function nth(kind: ProgressEventKind, count: number, detail?: string): UnlockingEvent {
  return (events) =>
    events.filter((event) => event.kind === kind && (detail === undefined || event.detail === detail))[
      count - 1
    ];
}

/** The event with which the given number of different details of a kind was reached. */
function variety(kind: ProgressEventKind, count: number): UnlockingEvent {
  return (events) => {
    const seen = new Set<string>();
    return events.find((event) => {
      if (event.kind === kind && event.detail) seen.add(event.detail);
      return seen.size >= count;
    });
  };
}

/** The event that began the nth active day. */
function activeDays(count: number): UnlockingEvent {
  return (events) => {
    const days = new Set<string>();
    return events.find((event) => days.add(event.localDate).size >= count);
  };
}

/** The first event after which the history holds a streak of `count` days. */
function streak(count: number): UnlockingEvent {
  return (events) => {
    const days = new Set<string>();
    return events.find((event) => {
      if (days.has(event.localDate)) return false;
      days.add(event.localDate);
      return days.size >= count && longestStreak(days) >= count;
    });
  };
}

/** The first event whose day comes `minGap`..`maxGap` days after the last active day before it. */
function afterGap(minGap: number, maxGap: number): UnlockingEvent {
  return (events) => {
    let last: number | undefined;
    return events.find((event) => {
      const day = toDayNumber(event.localDate);
      const gap = last === undefined ? 0 : day - last;
      if (last === undefined || day > last) last = day;
      return gap >= minGap && gap <= maxGap;
    });
  };
}

const rule = <Id extends string>(
  id: Id,
  hue: BadgeHue,
  icon: BadgeIcon,
  tier: AchievementRule["tier"],
  title: [en: string, es: string],
  description: [en: string, es: string],
  unlockingEvent: UnlockingEvent,
) => ({
  id,
  hue,
  icon,
  tier,
  title: { en: title[0], es: title[1] },
  description: { en: description[0], es: description[1] },
  unlockingEvent,
});

// biome-ignore format: one badge a line reads as the table it is
export const achievements = [
  rule("first_step", "blue", "spark", 1, ["First Step", "Primer paso"], ["You finished your first learning activity.", "Terminaste tu primera actividad de aprendizaje."], nth("activity_completed", 1)),
  rule("ten_activities", "blue", "spark", 2, ["Getting Going", "En marcha"], ["You finished 10 learning activities.", "Terminaste 10 actividades de aprendizaje."], nth("activity_completed", 10)),
  rule("thirty_activities", "blue", "spark", 3, ["Deep Learner", "Gran aprendiz"], ["You finished 30 learning activities.", "Terminaste 30 actividades de aprendizaje."], nth("activity_completed", 30)),
  rule("sixty_activities", "blue", "spark", 4, ["All In", "Con todo"], ["You finished 60 learning activities.", "Terminaste 60 actividades de aprendizaje."], nth("activity_completed", 60)),
  rule("first_module", "violet", "book", 1, ["First Lesson", "Primera lección"], ["You finished a whole lesson.", "Terminaste una lección completa."], nth("module_completed", 1)),
  rule("three_modules", "violet", "book", 2, ["Three Lessons", "Tres lecciones"], ["You finished three lessons.", "Terminaste tres lecciones."], nth("module_completed", 3)),
  rule("six_modules", "violet", "book", 3, ["Halfway There", "A mitad de camino"], ["You finished six lessons.", "Terminaste seis lecciones."], nth("module_completed", 6)),
  rule("twelve_modules", "violet", "book", 4, ["The Whole Set", "La colección completa"], ["You finished twelve lessons.", "Terminaste doce lecciones."], nth("module_completed", 12)),
  rule("know_yourself", "amber", "mirror", 1, ["Know Yourself", "Te conoces"], ["You finished a Self-Awareness lesson.", "Terminaste una lección de Autoconciencia."], nth("module_completed", 1, "self_awareness")),
  rule("steady_self", "mint", "balance", 1, ["Steady Self", "En equilibrio"], ["You finished a Self-Management lesson.", "Terminaste una lección de Autocontrol."], nth("module_completed", 1, "self_management")),
  rule("good_company", "pink", "hands", 1, ["Good Company", "Buena compañía"], ["You finished a Social Skills lesson.", "Terminaste una lección de Habilidades sociales."], nth("module_completed", 1, "social_skills")),
  rule("wise_choice", "orange", "compass", 1, ["Wise Choice", "Buena decisión"], ["You finished a Decision Making lesson.", "Terminaste una lección de Toma de decisiones."], nth("module_completed", 1, "decision_making")),
  rule("all_round", "orange", "compass", 3, ["All-Rounder", "De todo un poco"], ["You finished a lesson in all four areas.", "Terminaste una lección en las cuatro áreas."], variety("module_completed", 4)),
  rule("slow_breath", "mint", "lungs", 1, ["Slow Breath", "Respiración lenta"], ["You did your first breathing practice.", "Hiciste tu primera práctica de respiración."], nth("activity_completed", 1, "breath_pacer")),
  rule("deep_breath", "mint", "lungs", 2, ["Deep Breath", "Respiración profunda"], ["You did three breathing practices.", "Hiciste tres prácticas de respiración."], nth("activity_completed", 3, "breath_pacer")),
  rule("tried_it_out", "pink", "door", 1, ["Tried It Out", "A ver qué pasa"], ["You explored five what-would-you-do stories.", "Exploraste cinco historias de ¿qué harías tú?"], nth("activity_completed", 5, "scenario")),
  rule("first_track", "violet", "note", 1, ["First Track", "Primera canción"], ["You made your first track.", "Creaste tu primera canción."], nth("track_created", 1)),
  rule("ten_tracks", "violet", "note", 2, ["Beat Maker", "Creador de ritmos"], ["You made 10 tracks.", "Creaste 10 canciones."], nth("track_created", 10)),
  rule("thirty_tracks", "violet", "note", 3, ["Producer", "En la cabina"], ["You made 30 tracks.", "Creaste 30 canciones."], nth("track_created", 30)),
  rule("keeper", "pink", "heart", 1, ["Keeper", "Para guardar"], ["You saved a track to your library.", "Guardaste una canción en tu biblioteca."], nth("track_saved", 1)),
  rule("two_styles", "amber", "headphones", 1, ["Open Ears", "Oídos abiertos"], ["You made tracks in two styles.", "Creaste canciones en dos estilos."], variety("track_created", 2)),
  rule("five_styles", "amber", "globe", 3, ["World of Sound", "Un mundo de sonidos"], ["You made tracks in all five styles.", "Creaste canciones en los cinco estilos."], variety("track_created", 5)),
  rule("first_drum", "red", "drum", 1, ["First Beat", "Primer golpe"], ["You played your first rhythm game.", "Jugaste tu primer juego de ritmo."], nth("drum_session", 1)),
  rule("ten_drums", "red", "drum", 2, ["Drummer", "A la batería"], ["You played 10 rhythm games.", "Jugaste 10 juegos de ritmo."], nth("drum_session", 10)),
  rule("forty_drums", "red", "sticks", 3, ["Sticks of Gold", "Baquetas de oro"], ["You played 40 rhythm games.", "Jugaste 40 juegos de ritmo."], nth("drum_session", 40)),
  rule("three_modes", "red", "metronome", 2, ["Every Groove", "Todos los ritmos"], ["You tried all three rhythm games.", "Probaste los tres juegos de ritmo."], variety("drum_session", 3)),
  rule("first_circle", "blue", "circle", 1, ["In the Circle", "En el círculo"], ["You played in a live circle.", "Tocaste en un círculo en vivo."], nth("circle_joined", 1)),
  rule("five_circles", "blue", "circle", 2, ["Bandmate", "Parte de la banda"], ["You played in five live circles.", "Tocaste en cinco círculos en vivo."], nth("circle_joined", 5)),
  rule("streak_3", "orange", "flame", 1, ["Three in a Row", "Tres seguidos"], ["You had a 3 day streak.", "Lograste una racha de 3 días."], streak(3)),
  rule("streak_7", "orange", "flame", 2, ["On a Roll", "Buena racha"], ["You had a 7 day streak.", "Lograste una racha de 7 días."], streak(7)),
  rule("streak_21", "orange", "flame", 3, ["Steady Rhythm", "Ritmo constante"], ["You had a 21 day streak.", "Lograste una racha de 21 días."], streak(21)),
  rule("days_10", "amber", "sun", 1, ["Ten Good Days", "Diez días buenos"], ["You practiced on 10 different days.", "Practicaste en 10 días distintos."], activeDays(10)),
  rule("days_50", "amber", "sun", 3, ["Fifty Good Days", "Cincuenta días buenos"], ["You practiced on 50 different days.", "Practicaste en 50 días distintos."], activeDays(50)),
  rule("rested", "mint", "pillow", 1, ["Rest Counts", "Descansar vale"], ["You took a day or two off and came back.", "Descansaste uno o dos días y volviste."], afterGap(2, 3)),
  rule("came_back", "mint", "door", 2, ["Good to See You", "Qué gusto verte"], ["You came back after a week away.", "Volviste después de una semana."], afterGap(8, Number.POSITIVE_INFINITY)),
] as const satisfies readonly AchievementRule[];

export type AchievementId = (typeof achievements)[number]["id"];

const achievementById: ReadonlyMap<string, AchievementRule> = new Map(
  achievements.map((achievement) => [achievement.id, achievement]),
);

/** The rule of a stored achievement id; undefined for one that no longer exists. */
export function findAchievement(id: string): AchievementRule | undefined {
  return achievementById.get(id);
}
