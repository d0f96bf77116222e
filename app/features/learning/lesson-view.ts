import { inLanguage, type Locale } from "~/platform/languages";
import {
  type ActivityContent,
  type ActivityKind,
  type GradeBand,
  type LessonSound,
  type Localized,
  localize,
  type ModuleContent,
} from "./content-format";
import type { ModuleCategory } from "./module-categories";

type VariantOf<Kind extends ActivityKind> = Extract<ActivityContent, { kind: Kind }>["bands"][GradeBand];

/** One activity as a learner plays it: their grade band's version in their language. */
export type ActivityViewOf<Kind extends ActivityKind> = {
  kind: Kind;
  id: string;
  minutes: number;
  title: string;
  sound: Localized<LessonSound> | null;
  content: Localized<VariantOf<Kind>>;
};
export type ActivityView = { [Kind in ActivityKind]: ActivityViewOf<Kind> }[ActivityKind];

export type LessonView = {
  id: string;
  category: ModuleCategory;
  title: string;
  description: string;
  minutes: number;
  activities: ActivityView[];
  takeHome: string[];
  familySkill: string;
  familyQuestion: string;
};

/** A lesson for one reader: everything the page needs and nothing of the other bands and languages. */
export function viewLesson(lesson: ModuleContent, band: GradeBand, locale: Locale): LessonView {
  return {
    id: lesson.id,
    category: lesson.category,
    title: inLanguage(lesson.title, locale),
    description: inLanguage(lesson.description, locale),
    minutes: lesson.activities.reduce((sum, { minutes }) => sum + minutes, 0),
    activities: lesson.activities.map((activity) => viewActivity(activity, band, locale)),
    takeHome: localize(lesson.takeHome[band], locale),
    familySkill: inLanguage(lesson.familySkill, locale),
    familyQuestion: inLanguage(lesson.familyQuestion, locale),
  };
}

function viewActivity(activity: ActivityContent, band: GradeBand, locale: Locale): ActivityView {
  const { id, kind, minutes, title, bands } = localize(activity, locale);
  const sound = activity.kind === "read_listen" && activity.sound ? localize(activity.sound, locale) : null;
  // The pair of `kind` and `content` comes from one activity, which the type cannot follow through the band.
  return { id, kind, minutes, title, sound, content: bands[band] } as ActivityView;
}
