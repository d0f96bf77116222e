import type { RunningServer } from "../e2e/server";
import type { Database } from "./database";
import { Gate } from "./gate";
import { type Operation, Recorder } from "./history";
import { type Answer, Browser, type Sending } from "./http";
import type { Random } from "./random";

export const PASSWORD = "Quiet-Drum-77";
export const TIME_ZONE = "America/New_York";

type Wish = {
  kind: string;
  /** What it acts on; the person when it is theirs alone. */
  object?: string;
  effect: string;
  path: string;
  /** What of the answer is kept. */
  keep?: (body: Record<string, unknown>) => Record<string, unknown>;
} & Sending;

/** Everything one run shares. */
export class World {
  readonly recorder = new Recorder();
  readonly gate = new Gate();
  /** Names of the run and ids of the product. */
  readonly people = new Map<string, string>();
  clockOffsetMs = 0;
  isOver = false;
  /** How often a key was sent again, with the same body and with another. */
  readonly reused = { sameBody: 0, otherBody: 0 };
  #count = 0;

  constructor(
    readonly server: RunningServer,
    readonly database: Database,
    readonly random: Random,
    /** Makes names no other run on the same data uses. */
    readonly tag: string,
  ) {}

  /** A number no other effect of the run has. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  /** The product's clock. */
  now(): Date {
    return new Date(Date.now() + this.clockOffsetMs);
  }

  /** The calendar day of everybody in the run. */
  today(): string {
    return new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE }).format(this.now());
  }
}

/** Somebody with an account: signs in again when the session is over. */
export class Person {
  #signingIn: Promise<Answer> | null = null;

  constructor(
    readonly world: World,
    readonly name: string,
    readonly email: string,
    readonly browser: Browser,
    readonly password = PASSWORD,
  ) {}

  get id(): string {
    return this.world.people.get(this.name) ?? "";
  }

  /** A request that is no operation: looking something up, or preparing. */
  look(path: string, sending: Sending = { method: "GET" }): Promise<Answer> {
    return this.world.gate.pass(() => this.browser.send(path, sending));
  }

  /** Signs in, once for all tabs that ask at the same time. */
  signIn(): Promise<Answer> {
    this.#signingIn ??= this.look("/api/auth/login", {
      body: { email: this.email, password: this.password },
    }).finally(() => {
      this.#signingIn = null;
    });
    return this.#signingIn;
  }

  /** One logged operation. */
  act(tab: number, { kind, object = this.name, effect, path, keep, ...sending }: Wish): Promise<Operation> {
    const { world } = this;
    return world.gate.pass(async () => {
      const key = sending.key ?? null;
      const note = world.recorder.invoke({ person: this.name, tab, kind, object, effect, key });
      const { status, outcome, body } = await this.browser.send(path, { ...sending, key });
      const output = outcome === "ok" && keep ? keep(body) : outcome === "ok" ? {} : { code: body.code };
      return note({ status, outcome, output });
    });
  }

  /**
   * The same with an Idempotency-Key, as a careful page does it: what got no clear answer is sent again, and some
   * things are sent twice although they were answered.
   */
  async actOnce(tab: number, wish: Wish, random: Random): Promise<Operation> {
    const keyed = { ...wish, key: `key-${this.world.next()}` };
    const twin = random.chance(0.15) ? this.act(tab, keyed) : null;
    if (twin) this.world.reused.sameBody += 1;
    let last = await this.act(tab, keyed);
    for (let tries = 0; last.outcome === "unknown" && tries < 2 && !this.world.isOver; tries += 1) {
      this.world.reused.sameBody += 1;
      last = await this.act(tab, keyed);
    }
    if (random.chance(0.1)) {
      this.world.reused.sameBody += 1;
      await this.act(tab, keyed);
    }
    await twin;
    if (last.status === 401) await this.signIn();
    return last;
  }
}

let addresses = 0;

/** A browser at an address of its own: a whole run behind one would only meet the limits of that address. */
export function newBrowser(world: World): Browser {
  addresses += 1;
  return new Browser(
    world.server.baseUrl,
    `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
  );
}

/** Makes an account through the API, signed in; tries until the product answers. */
export async function createAccount(
  world: World,
  name: string,
  userType: string,
  address = "",
): Promise<Person> {
  const email = address || `${name}-${world.tag}@history.example`;
  const person = new Person(world, name, email, newBrowser(world));
  const account = {
    username: `${name}-${world.tag}`,
    ...{ email, password: PASSWORD, confirmPassword: PASSWORD, userType, timeZone: TIME_ZONE },
    ...{ firstName: "Robin", lastName: "Vale" },
  };
  await insist(person, "/api/auth/register", { body: account });
  await person.signIn();
  const user = await insist(person, "/api/auth/user", { method: "GET" });
  world.people.set(name, String(user.id));
  return person;
}

/** An account that is ready for use. */
export async function register(world: World, name: string, userType: string, rest: object): Promise<Person> {
  const person = await createAccount(world, name, userType);
  await insist(person, "/api/auth/complete-registration", { body: { userType, ...rest } });
  return person;
}

/** Asks again where no answer came: a connection kept from before a restart breaks once. */
export async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let tries = 1; answer.status === null && tries < 20; tries += 1) answer = await ask();
  return answer;
}

/** Asks until an answer comes. That something is there already was done by a request whose answer was lost. */
export async function insist(
  person: Person,
  path: string,
  sending: Sending,
): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await person.look(path, sending);
    if (answer.outcome === "ok" || answer.status === 409) return answer.body;
    if (answer.status === 401) await person.signIn();
    else if (answer.outcome === "fail" && answer.status !== 429)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`${path} did not answer`);
}

export const birthDate = (world: World, ageYears: number) =>
  `${world.now().getUTCFullYear() - ageYears}-01-15`;
