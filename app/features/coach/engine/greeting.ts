import { among } from "~/child-language/question";

const greets = among("hi hii hiii hello helo hey heyy hiya hola holi holaa ola buenas hullo");
/** "hi its me again", "hola sigues ahí": there is no more to it than the greeting. */
const goesOnGreeting = among(
  "its it's it is again back you u there coach soy sigues estas estás todos everyone",
);
const fewestTold = 3;

/** What a message says after its greeting ("hola me peleé con mi amiga"); all of it where that is no more than a greeting. */
export function withoutGreeting(message: string): string {
  const [first = "", ...rest] = message.trim().split(/\s+/);
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}']/gu, "");
  const isTold = rest.length >= fewestTold && !goesOnGreeting(bare(rest[0] ?? ""));
  return greets(bare(first)) && isTold ? rest.join(" ") : message;
}
