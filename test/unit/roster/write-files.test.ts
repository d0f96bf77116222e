import { describe, expect, it } from "vitest";
import { readRosterFile } from "~/features/roster/read-file";
import { type RosterLine, writeCsv, writeOneRoster } from "~/features/roster/write-files";

const teacher = { id: "t1", firstName: "Dana", lastName: "Ray", email: "dana@school.example" };
const line = (changes: Partial<RosterLine> = {}): RosterLine => ({
  ...{ studentId: "u1", rosterId: "17", firstName: "Maya", lastName: "Torres", email: "maya@school.example" },
  ...{ grade: 9, birthDate: "2011-03-14", classId: "c1", className: "Room 12", teacher },
  ...changes,
});
const LINES = [
  line(),
  line({ classId: "c2", className: "Choir", teacher: null }),
  line({
    studentId: "u2",
    rosterId: "18",
    firstName: "Íñigo, José",
    email: "",
    grade: 2,
    birthDate: "2018-04-05",
  }),
];
const school = { id: "s1", name: 'The "Oak" School' };

describe("an exported roster", () => {
  it.each([
    ["CSV", writeCsv(LINES)],
    ["OneRoster", writeOneRoster(LINES, school)],
  ])("is read again as it was, as %s", (_, bytes) => {
    const { students, classes, bad } = readRosterFile(bytes);
    expect(bad).toEqual([]);
    expect(students.map(({ line: _line, ...student }) => student)).toEqual([
      {
        ...{ rosterId: "17", firstName: "Maya", lastName: "Torres", email: "maya@school.example", grade: 9 },
        ...{ birthDate: "2011-03-14", classKeys: ["room 12", "choir"], parent: null },
      },
      {
        ...{ rosterId: "18", firstName: "Íñigo, José", lastName: "Torres", email: null, grade: 2 },
        ...{ birthDate: "2018-04-05", classKeys: ["room 12"], parent: null },
      },
    ]);
    expect(classes.map(({ name, teachers }) => [name, teachers.map(({ email }) => email)])).toEqual([
      ["Room 12", ["dana@school.example"]],
      ["Choir", []],
    ]);
  });

  it("holds nothing of a child but what a roster says", () => {
    const [header] = new TextDecoder().decode(writeCsv([])).split("\r\n");
    expect(header).toBe("student_id,first_name,last_name,email,grade,birth_date,class_name,teacher_email");
  });

  it("holds no formula for a spreadsheet", () => {
    const text = new TextDecoder().decode(writeCsv([line({ firstName: '=HYPERLINK("x")', lastName: "+1" })]));
    expect(text).toContain('"\t=HYPERLINK(""x"")"');
    expect(text).toContain(",\t+1,");
  });
});
