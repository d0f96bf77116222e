import type { Random } from "./random";
import { birthDate, createAccount, insist, type Person, type World } from "./world";

export type Family = {
  child: Person;
  parentEmail: string;
  /** Cookies of the child from before the first decision: they must open nothing any more. */
  oldCookies: string;
};

type Mail = { to: string; text: string };

/** Links of one kind mailed to an address, as the mailbox shows them. */
async function linksTo(person: Person, address: string, pattern: RegExp): Promise<string[]> {
  const { body } = await person.look("/dev/mailbox.json");
  const mails = Array.isArray(body) ? (body as Mail[]) : [];
  return mails.flatMap(({ to, text }) => (to === address ? (pattern.exec(text)?.[1] ?? []) : []));
}

/** A child under 13 who asks a parent, and both go on in parallel until nobody has anything left to say. */
export async function runFamilies(world: World, random: Random, families: Family[]): Promise<void> {
  while (!world.isOver) {
    const name = `c${families.length + 1}`;
    const parentEmail = `${name}-parent-${world.tag}@history.example`;
    const parent = random.chance(0.4) ? await parentAccount(world, `${name}p`, parentEmail) : null;
    const child = await createAccount(world, name, "student");
    const family = { child, parentEmail, oldCookies: child.browser.cookieHeader };
    families.push(family);
    await ask(family);
    const tabs = random.below(3) + 1;
    await Promise.all([
      ...Array.from({ length: tabs }, (_, tab) => answer(family, parent, tab + 1, random.fork())),
      sendAgain(family, random.fork()),
    ]);
  }
}

/** The age step, which mails the parent. */
async function ask({ child, parentEmail }: Family): Promise<void> {
  const body = {
    ...{ userType: "student", dateOfBirth: birthDate(child.world, 8) },
    ...{ parentName: "Rosa Paz", parentEmail, relationship: "mother" },
  };
  for (let tries = 0; tries < 10; tries += 1) {
    const path = "/api/auth/complete-registration";
    const done = await child.act(1, { kind: "consent.ask", effect: "ask", path, body });
    if (done.outcome !== "unknown") return;
  }
}

/** One tab of the parent: answers by one of the mailed links, and takes the yes back. */
async function answer(family: Family, parent: Person | null, tab: number, random: Random): Promise<void> {
  const { child, parentEmail } = family;
  for (let turns = random.below(3) + 1; turns > 0 && !child.world.isOver; turns -= 1) {
    const tokens = await linksTo(child, parentEmail, /\/consent\/([\w-]+)/);
    const token = tokens[random.below(tokens.length)];
    if (token === undefined) continue;
    const by = (kind: string, rest: object = {}) =>
      child.act(tab + 1, {
        ...{ kind: `consent.${kind}`, effect: token.slice(0, 6), path: `/api/consent/${token}/${kind}` },
        body: rest,
      });
    await random.pick([
      () => by("grant", { isParent: true }),
      () => by("grant", { isParent: true }),
      () => by("decline"),
      () => by("revoke"),
      () => (parent ? takeBack(parent, child, tab) : by("revoke")),
    ])();
  }
}

const takeBack = (parent: Person, child: Person, tab: number) =>
  parent.act(tab, {
    ...{ kind: "consent.revoke", object: child.name, effect: "by account" },
    path: `/api/parent/consent/${child.id}/revoke`,
  });

/** The child's own tab: "send again", also more often than the limit allows. */
async function sendAgain({ child }: Family, random: Random): Promise<void> {
  const wish = { kind: "consent.ask", effect: "send again", path: "/api/consent/resend", body: {} };
  const times = random.chance(0.3) ? 6 : random.below(3);
  await Promise.all(Array.from({ length: times }, (_, tab) => child.act(tab + 2, wish)));
  // A decision ended the session; the waiting page trades it.
  await child.look("/api/consent/continue", { method: "POST" });
  if (random.chance(0.5)) await child.act(2, wish);
}

/** A parent with an account who has proved the address, so that the consent links it. */
async function parentAccount(world: World, name: string, email: string): Promise<Person> {
  const parent = await createAccount(world, name, "parent", email);
  const body = { userType: "parent", childName: "Robin", schoolName: "Demo School" };
  await insist(parent, "/api/auth/complete-registration", { body });
  const [token] = await linksTo(parent, email, /step=verify-email&token=([\w-]+)/);
  if (token) await parent.look("/api/auth/verify-email", { body: { token } });
  return parent;
}
