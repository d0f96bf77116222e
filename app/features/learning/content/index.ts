import type { ModuleContent } from "../content-format";
import { breathingTechniques } from "./01-breathing-techniques";
import { buildingConfidence } from "./02-building-confidence";
import { managingAnger } from "./03-managing-anger";
import { socialCommunication } from "./04-social-communication";
import { namingMyFeelings } from "./05-naming-my-feelings";
import { myStrengthsMyRoots } from "./06-my-strengths-my-roots";
import { bigDays } from "./07-big-days";
import { seeingTheirSide } from "./08-seeing-their-side";
import { makingThingsRight } from "./09-making-things-right";
import { stopThinkChoose } from "./10-stop-think-choose";
import { kindAndSafeOnline } from "./11-kind-and-safe-online";
import { myChoiceMyBeat } from "./12-my-choice-my-beat";

/** Every lesson, in the order students meet them. */
export const lessons: readonly ModuleContent[] = [
  breathingTechniques,
  buildingConfidence,
  managingAnger,
  socialCommunication,
  namingMyFeelings,
  myStrengthsMyRoots,
  bigDays,
  seeingTheirSide,
  makingThingsRight,
  stopThinkChoose,
  kindAndSafeOnline,
  myChoiceMyBeat,
];

const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]));

export function findLesson(id: string): ModuleContent | undefined {
  return lessonById.get(id);
}
