import { describe, expect, it } from "vitest";
import { capitalNames } from "~/child-language/capital-names";

describe("the names in a message", () => {
  it.each<[string, string[]]>([
    ["we are gonna make pizza with Maya on friday", ["Maya"]],
    ["um probably Lena. shes gonna say its cute", ["Lena"]],
    ["my coworker Dre prob, hes been there a year", ["Dre"]],
    ["si voy al banco entra Lauti en mi lugar", ["Lauti"]],
    ["es una de Soda Stereo y se me enreda el dedo", ["Soda Stereo"]],
    ["i sat with Leo, Maya was not there", ["Leo", "Maya"]],
    ["that was Leo's idea and not mine", ["Leo"]],
  ])("%j: %j", (message, names) => expect(capitalNames(message)).toEqual(names));

  it.each([
    "Everyone in my year seems to know what to do",
    "I have a test on Monday in English",
    "MY DOG IS SO FAT",
    "Teacher is making us do this",
    "Hoy en la escuela vino mi Abuela",
    "Ok Bye",
    "There, he's in! What a blessing. I have a tin of toffees",
    "we play on Wednesdays and on Sundays too",
    "hi my name is Ana and i like drums",
    "me llamo Lucía y tengo siete años",
    "i was happy when Mr. Alvarez read my name",
  ])("are none in %j", (message) => expect(capitalNames(message)).toEqual([]));
});
