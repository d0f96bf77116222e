import { describe, expect, it } from "vitest";
import { Redaction } from "../../../app/features/coach/model/redact";

const details = {
  people: ["Maya Lopez-Garcia", "Rosa Garcia", "Daniel Lopez"],
  places: ["Lincoln Middle School"],
  handles: ["mayadrums12", "maya.lg"],
};

/** Seeded details by class: the sentence, and what must not leave of it. */
const seeded: Record<string, readonly (readonly [sentence: string, secret: string])[]> = {
  account: [
    ["my name is Maya and im sad", "Maya"],
    ["MAYA LOPEZ-GARCIA is me", "LOPEZ"],
    ["mom (Rosa) yelled", "Rosa"],
    ["rosa garcia is my mom", "rosa"],
    ["Daniel took my phone", "Daniel"],
    ["daniel lopez hates me", "lopez"],
    ["i go to Lincoln Middle School", "Lincoln"],
    ["lincoln middle school is bad", "lincoln"],
    ["follow mayadrums12", "mayadrums12"],
    ["my user is maya.lg", "maya.lg"],
    ["soy Maya", "Maya"],
    ["maya's drums broke", "maya"],
  ],
  email: [
    ["write me at kid.drummer@gmail.com", "kid.drummer"],
    ["my email is ana_r99@yahoo.com ok", "ana_r99"],
    ["bob+test@school.k12.ca.us", "bob+test"],
    ["mail: lila at gmail dot com", "lila"],
    ["sam(at)outlook(dot)com", "sam(at)"],
    ["mi correo es jose.perez@hotmail.com", "jose.perez"],
    ["x.y-z@sub.example.org", "x.y-z"],
    ["contact JENNY@ICLOUD.COM", "JENNY"],
  ],
  phone: [
    ["call me 555-123-4567", "123-4567"],
    ["(415) 555-2671 is mine", "2671"],
    ["my number is 4155552671", "4155552671"],
    ["+1 212 555 0199 text me", "0199"],
    ["its 555.987.6543", "987.6543"],
    ["mom is 555-0123", "555-0123"],
    ["mi cel es 787 555 1234", "1234"],
    ["555 867 5309 lol", "5309"],
  ],
  address: [
    ["i live at 42 Maple Street", "Maple"],
    ["my house is 1600 Sunset Blvd", "Sunset"],
    ["12 Oak Tree Lane, Springfield", "Oak Tree"],
    ["come to 98 W. 3rd Ave", "3rd"],
    ["vivo en Calle Juarez 45", "Juarez"],
    ["estoy en Avenida Reforma 222", "Reforma"],
    ["apt 4B is ours", "4B"],
    ["7 pine court apt 3", "pine"],
    ["my zip code is 90210", "90210"],
    ["calle 5 de mayo #12", "mayo"],
  ],
  school: [
    ["i go to Roosevelt High", "Roosevelt"],
    ["Jefferson Elementary is my school", "Jefferson"],
    ["at Martin Luther King Middle School", "Luther"],
    ["im at Sunrise Academy", "Sunrise"],
    ["voy a la Escuela Benito Juárez", "Juárez"],
    ["la Secundaria Emiliano Zapata", "Zapata"],
    ["Oakwood Charter School is strict", "Oakwood"],
    ["Colegio San José", "San José"],
  ],
  date: [
    ["my birthday is March 3", "March 3"],
    ["born on 04/12/2014", "2014"],
    ["i was born 2013-05-06", "2013"],
    ["nací el 5 de mayo de 2012", "mayo"],
    ["its on the 21st of June", "June"],
    ["bday: Dec 9, 2015", "Dec 9"],
    ["cumplo el 14 de febrero", "febrero"],
    ["7.8.2013 is my birth date", "2013"],
  ],
  handle: [
    ["my snap is cooldrummer99", "cooldrummer99"],
    ["insta: beat.girl", "beat.girl"],
    ["add me on discord is zed#1234", "zed#1234"],
    ["im @lil_jay on there", "lil_jay"],
    ["roblox is NoobKing77", "NoobKing77"],
    ["mi usuario es lucia_22", "lucia_22"],
    ["tiktok @ana.dances", "ana.dances"],
    ["my gamertag is Xx_Leo_xX", "Xx_Leo_xX"],
    ["see www.mypage.com/me", "mypage"],
    ["https://x.io/leo is me", "leo"],
  ],
  person: [
    ["my friend Jordan left", "Jordan"],
    ["my best friend Emma Stone is mad", "Emma"],
    ["mr Johnson gave me an F", "Johnson"],
    ["Ms. Rivera is mean", "Rivera"],
    ["coach Williams yelled", "Williams"],
    ["mi amiga Lucía no me habla", "Lucía"],
    ["mi hermano Mateo me molesta", "Mateo"],
    ["la maestra Gómez", "Gómez"],
    ["a kid named Tyler", "Tyler"],
    ["a boy called Liam Smith", "Liam"],
    ["un niño llamado Diego", "Diego"],
    ["i fought with Sofia", "Sofia"],
    ["my cousin Noah is sick", "Noah"],
    ["mi prima Valentina", "Valentina"],
    ["se llama Camila", "Camila"],
    ["my crush is named Alex", "Alex"],
    ["i told Olivia my thing", "Olivia"],
    ["uncle Bob is here", "Bob"],
    ["my brother Ethan hit me", "Ethan"],
    ["me llamo Renata", "Renata"],
  ],
  number: [
    ["my id is 20481234", "20481234"],
    ["ssn 123-45-6789", "6789"],
    ["lunch number 884213", "884213"],
  ],
};

describe("redaction (K18)", () => {
  const all = Object.values(seeded).flat();

  it("is tried on at least eighty seeded details", () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
  });

  it.each(Object.entries(seeded))("lets none of class %s leave", (_, cases) => {
    const leaks = cases.filter(([sentence, secret]) =>
      new Redaction(details).hide(sentence).toLowerCase().includes(secret.toLowerCase()),
    );
    expect(leaks).toEqual([]);
  });

  it("puts back exactly what was there, and gives one person one token", () => {
    for (const [sentence] of all) {
      const redaction = new Redaction(details);
      expect(redaction.restore(redaction.hide(sentence))).toBe(sentence.normalize("NFC"));
    }
    const redaction = new Redaction(details);
    expect(redaction.hide("Rosa said Rosa is fine")).toBe("[PERSON_1] said [PERSON_1] is fine");
  });

  it.each([
    "i feel sad about my test on friday",
    "my mom and dad fight a lot",
    "I love drums and Math class",
    "me siento triste con mi hermano",
    "the beat is 120 bpm and i got 95 percent",
    "I hate Mondays",
    "can you help me with my feelings",
    "it may rain and we march in the band",
  ])("leaves %j as it is", (sentence) => {
    expect(new Redaction(details).hide(sentence)).toBe(sentence);
  });

  it("drops a token it never gave out", () => {
    expect(new Redaction(details).restore("hi [PERSON_7] there")).toBe("hi there");
  });
});
