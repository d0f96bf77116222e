import { describe, expect, it } from "vitest";
import { checkName } from "~/features/safety";
import { randomName } from "../../fixtures/random-name";

describe("a name (K12)", () => {
  it.each(
    "Maya Lopez|Dick Van Dyke|Peter Cockburn|Fanny Alvarez|Hung Nguyen|Phuc Tran|Bich Ngoc|Hoe Kim|Wang Dong|Kike Torres|Gay Talese|Titus Boner|Dolores Muerto|Santiago Matamoros|Ana de Armas|Juan Mata|Angustias Soledad|Dieter Dies|Will Die|Tristan Hurt|Mercy Slaughter|Robin Graves|Heaven Coffin|Angel Heaven|Destiny Death|Blaze Burns|Gunner Hill|Colt Shooter|Killian Murphy|Razor Ramon|Judy Punch|Flaca Delgado|Ana Mia|Payne Hurt|Cielo Muerte|Vida Alegre|Nadie Torres|Sola Rivera|Jihad Ali|Isis Ahmed|O'Brien|Mary-Kate Olsen|Le'Veon|Jean-Luc|Zoë|Ünal Öz|李 明|Мария Иванова|محمد علي|Mo|drum_kid_7|its.maya.2012".split(
      "|",
    ),
  )("%s is one", (name) => {
    expect(checkName(name)).toBeNull();
  });

  it("is any that a test makes up", () => {
    const names = Array.from({ length: 2000 }, () => randomName("u"));
    expect(names.filter((name) => checkName(name) !== null)).toEqual([]);
  });

  it.each([
    "i want to die",
    "Kill Me",
    "kill_myself_tonight",
    "iwanttodie",
    "kys",
    "no quiero vivir",
    "my dad hits me",
    "Nobody Loves Me",
    "odio mi vida",
  ])("%j is a cry for help", (name) => {
    expect(checkName(name)).toBe("crisis");
  });

  it.each(["f u c k", "Bitch Face", "idiot", "Ms Smith is stupid", "puta madre", "n1gger", "sexy boy"])(
    "%j is unkind",
    (name) => {
      expect(checkName(name)).toBe("unkind");
    },
  );
});
