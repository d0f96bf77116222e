import { assessText } from "~/features/safety/index.server";
import { answerBuiltIn } from "./answer.server";

/** Long enough for the page to be on its way, short enough to be done before a child has typed. */
const AFTER_PAGE_MS = 100;
/** Any message that is read by all of detector and coach. */
const sample = "my friend is mad at me";

let isReady = false;

/**
 * Lets this isolate read the models and patterns of detector and coach once, 80 ms of CPU that its first message would
 * wait for otherwise. For after the page of the coach is answered; nothing is kept of it.
 */
export async function readyCoach(): Promise<void> {
  if (isReady) return;
  isReady = true;
  await new Promise((resolve) => setTimeout(resolve, AFTER_PAGE_MS));
  assessText(sample);
  answerBuiltIn({
    message: sample,
    history: [],
    state: null,
    ageBand: "13-15",
    locale: "en",
    random: () => 0,
  });
}
