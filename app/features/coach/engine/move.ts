import { createPhraseFinder } from "~/child-language/phrase-finder";
import { among } from "~/child-language/question";
import { moveLines } from "../content/compiled/content";
import type { MoveId } from "../content/content.types";

/** Words in a longer message tell of something else beside it. */
const mostWords = 20;

/** "maybe i will say i am sick", "i will never trust a nurse": no plan to be glad of. */
const isNoPlan = among(
  "no not never nunca sick ill fake faking pretend skip skipping ditch fingir finjo faltar enfermo enferma",
);

/** The first that is told counts. */
const moves: readonly MoveId[] = ["score", "guess_what", "did_skill", "result", "agree", "plan", "fact"];
const toldIn = createPhraseFinder(moves, (id) => moveLines[id].told);

/** What the message does in the talk (a plan, a result, a yes to an idea, a number), or null. `text`: in plain text. */
export function readMove(message: string, text: string): MoveId | null {
  const words = text.split(" ");
  const [told] = words.length <= mostWords ? toldIn(text) : [];
  const move = told ?? (isCheer(message, words) ? "result" : null);
  return move === "plan" && words.some(isNoPlan) ? null : move;
}

/** Shouted good news: "14 went over!!!", "THE OTTERS WERE HOLDING HANDS". */
function isCheer(message: string, words: readonly string[]): boolean {
  const letters = message.replace(/[^\p{L}]/gu, "");
  const isShouted = letters.length >= fewestShouted && letters === letters.toUpperCase();
  return (/!{2,}|🎉|🥹|💛|🎶|🏆/u.test(message) || isShouted) && !message.includes("?") && !words.some(isSad);
}
const fewestShouted = 6;
const isSad = among(
  "but pero comio trago vomito ate nomas always siempre hate hates mad annoying annoyed unfair fair want worst lost died broke broken late stop ugh scared last sad cry crying cried loud missing gone ran escaped forgot tomorrow trouble stole took ruined failed wrong hurt hurts mean ignored never nobody not no cant why disaster deleted emergency help ugly sick expelled fight yelled chance odio injusto perdi perdio perdimos rompi rompio murio nunca nadie peor feo fea horrible castigo castigaron tarde miedo auxilio robaron quito quitaron pelea pelearon",
);
