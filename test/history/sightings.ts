import type { Circle } from "./circle";
import { connect } from "./circle";
import type { Family } from "./family";
import { Browser } from "./http";
import type { SchoolClass } from "./school";
import type { ProductState, Sightings } from "./state";
import { type Person, untilAnswered, type World } from "./world";

export type Cast = {
  students: Person[];
  teacher: Person;
  admin: Person;
  families: Family[];
  classes: SchoolClass[];
};

/** Looks at the product as everybody does at the end: what they must see, and what they must not see any more. */
export async function lookAround(
  world: World,
  { students, teacher, admin, families, classes }: Cast,
  state: ProductState,
  circle: Circle,
): Promise<Sightings["looks"]> {
  const looks: Sightings["looks"] = [];
  for (const person of [...students, teacher, admin]) await untilAnswered(() => person.signIn());
  for (const room of classes) {
    const members = idsIn(await look(teacher, `/api/classrooms/${room.id}/members`), "studentId");
    for (const student of students) {
      const expected = state.memberships[`${student.name} ${room.id}`] === "active";
      const own = idsIn(await look(student, "/api/classrooms"), "id").includes(room.id);
      const link = await connect({ ...circle, room, heard: [] }, student, "at the end");
      link?.socket.terminate();
      looks.push(
        {
          person: student.name,
          what: `the teacher's list of ${room.id}`,
          expected,
          seen: members.includes(student.id),
        },
        { person: student.name, what: `the own list of ${room.id}`, expected, seen: own },
        { person: student.name, what: `the circle of ${room.id}`, expected, seen: link !== null },
      );
    }
  }
  const inSchool = idsIn(await look(admin, "/api/admin/students"), "id");
  for (const student of students) {
    const path = state.backgrounds[student.name];
    if (path) {
      const { status } = await look(student, path);
      const seen = status === 200;
      looks.push({ person: student.name, what: "the own background", expected: true, seen, status });
    }
    looks.push({
      ...{ person: student.name, what: "another school's administrator's list" },
      ...{ expected: false, seen: inSchool.includes(student.id) },
    });
  }
  for (const { person, id, status: made } of state.exports) {
    const owner = students.find(({ name }) => name === person);
    if (!owner || made !== "ready") continue;
    const { status } = await look(owner, `/api/privacy/data-export/${id}`);
    looks.push({ person, what: `the archive ${id}`, expected: true, seen: status === 200, status });
  }
  return [...looks, ...(await lookAsChildren(world, families, state))];
}

const look = (person: Person, path: string) => untilAnswered(() => person.look(path));

/** A child is in exactly while consent is granted; what was open before a decision opens nothing. */
async function lookAsChildren(world: World, families: Family[], state: ProductState) {
  const looks: Sightings["looks"] = [];
  for (const { child, oldCookies } of families) {
    if (!state.people.includes(child.name)) continue;
    await untilAnswered(() => child.signIn());
    const seen = (await look(child, "/api/emotions")).status === 200;
    const expected = state.consents[child.name] === "granted";
    looks.push({ person: child.name, what: "the product as a child", expected, seen });
    if (!state.ledger.some(({ person }) => person === child.name)) continue;
    const old = new Browser(world.server.baseUrl, child.browser.address);
    for (const pair of oldCookies.split("; "))
      old.cookies.set(pair.split("=")[0] ?? "", pair.split("=")[1] ?? "");
    const isOpen = (await untilAnswered(() => old.get("/api/auth/user"))).status === 200;
    looks.push({
      person: child.name,
      what: "a session from before the decision",
      expected: false,
      seen: isOpen,
    });
  }
  return looks;
}

function idsIn({ body }: { body: unknown }, field: string): unknown[] {
  return Array.isArray(body) ? body.map((each: Record<string, unknown>) => each[field]) : [];
}
