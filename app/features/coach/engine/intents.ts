import { createPhraseFinder } from "~/child-language/phrase-finder";
import { intents } from "../content/compiled/content";

/** The entries of intents.yaml whose words stand in a message (`text`: in plain text), in the order of the file. */
export const intentsIn = createPhraseFinder(intents, ({ asked }) => asked);
