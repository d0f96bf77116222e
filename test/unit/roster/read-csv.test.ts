import { describe, expect, it } from "vitest";
import { readRosterFile } from "~/features/roster/read-file";
import { MAX_ROWS } from "~/features/roster/roster.schema";

const HEADER =
  "student_id,first_name,last_name,email,grade,birth_date,class_name,parent_name,parent_email,parent_language";
const GOOD = "7,Maya,Torres,maya@school.example,9,2011-03-14,Room 12,,,";
const bytes = (text: string) => new TextEncoder().encode(text);
const codeOf = (sign: string) => sign.charCodeAt(0);
const read = (text: string) => readRosterFile(bytes(text));
const rows = (...lines: string[]) => read([HEADER, ...lines].join("\n"));
/** One good row in which some cells are other ones. */
const row = (changes: Partial<Record<string, string>>) =>
  rows(
    HEADER.split(",")
      .map((name, index) => changes[name] ?? GOOD.split(",")[index])
      .join(","),
  );

describe("a roster in CSV", () => {
  it("reads what stands in it", () => {
    const {
      students,
      classes,
      bad,
      rows: count,
    } = rows(GOOD, "8,Leo,Park,,2,4/5/2018,Room 3,Ana Park,ANA@family.example,Spanish");
    expect(bad).toEqual([]);
    expect(count).toBe(2);
    expect(students).toEqual([
      {
        ...{ line: 2, rosterId: "7", firstName: "Maya", lastName: "Torres", email: "maya@school.example" },
        ...{ grade: 9, birthDate: "2011-03-14", classKeys: ["room 12"], parent: null },
      },
      {
        ...{ line: 3, rosterId: "8", firstName: "Leo", lastName: "Park", email: null },
        ...{ grade: 2, birthDate: "2018-04-05", classKeys: ["room 3"] },
        parent: { name: "Ana Park", email: "ana@family.example", locale: "es" },
      },
    ]);
    expect(classes.map(({ name }) => name)).toEqual(["Room 12", "Room 3"]);
  });

  it.each([
    ["commas", "Student ID,First Name,Last Name,Date of Birth,Homeroom\n7,Maya,Torres,2011-03-14,A"],
    ["another order", "class_name,birth_date,last_name,first_name,student_id\nA,2011-03-14,Torres,Maya,7"],
    ["Spanish names", "Matrícula,Nombre,Apellidos,Fecha de nacimiento,Salón\n7,Maya,Torres,2011-03-14,A"],
    ["semicolons", "student_id;first_name;last_name;birth_date;class_name\n7;Maya;Torres;2011-03-14;A"],
    ["tabs", "student_id\tfirst_name\tlast_name\tbirth_date\tclass_name\n7\tMaya\tTorres\t2011-03-14\tA"],
    [
      "Windows line ends",
      "student_id,first_name,last_name,birth_date,class_name\r\n7,Maya,Torres,2011-03-14,A\r\n",
    ],
    ["old line ends", "student_id,first_name,last_name,birth_date,class_name\r7,Maya,Torres,2011-03-14,A\r"],
    [
      "a byte order mark",
      "\ufeffstudent_id,first_name,last_name,birth_date,class_name\n7,Maya,Torres,2011-03-14,A",
    ],
    [
      "Excel's sep line",
      "sep=;\nstudent_id;first_name;last_name;birth_date;class_name\n7;Maya;Torres;2011-03-14;A",
    ],
    [
      "empty lines",
      "\n\nstudent_id,first_name,last_name,birth_date,class_name\n\n,,,,\n7,Maya,Torres,2011-03-14,A\n\n",
    ],
    [
      "quotes",
      '"student_id","first_name","last_name","birth_date","class_name"\n="7","Maya","Torres","2011-03-14","A"',
    ],
    [
      "further columns",
      "x,student_id,first_name,last_name,birth_date,class_name,y\n1,7,Maya,Torres,2011-03-14,A,2",
    ],
  ])("reads %s", (_, text) => {
    const { students, bad } = read(text);
    expect(bad).toEqual([]);
    expect(students).toMatchObject([
      { rosterId: "7", firstName: "Maya", lastName: "Torres", birthDate: "2011-03-14", classKeys: ["a"] },
    ]);
  });

  it.each([
    ["UTF-8", (text: string) => bytes(text)],
    ["Latin-1", (text: string) => Uint8Array.from(text, codeOf)],
    ["UTF-16", (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, codeOf).buffer)],
  ])("reads ñ and é in %s", (_, encode) => {
    const text = "student_id,first_name,last_name,birth_date,class_name\n7,José,Nuñez,2011-03-14,A";
    expect(readRosterFile(encode(text)).students).toMatchObject([{ firstName: "José", lastName: "Nuñez" }]);
  });

  it("keeps commas and quotes inside quotes, and counts lines as an editor does", () => {
    const { students, bad } = read(
      [
        "note,student_id,first_name,last_name,birth_date,class_name",
        '"two\nlines",7,"Maya ""May""","Torres, Jr.",2011-03-14,Room 12',
        "x,8,Leo,Park,yesterday,A",
      ].join("\r\n"),
    );
    expect(students).toMatchObject([{ line: 2, firstName: 'Maya "May"', lastName: "Torres, Jr." }]);
    expect(bad).toMatchObject([{ line: 4, field: "birth_date" }]);
  });

  it.each<[string, Record<string, string>]>([
    ["student_id", { student_id: "" }],
    ["student_id", { student_id: "7 8" }],
    ["student_id", { student_id: "=1+1" }],
    ["student_id", { student_id: "9".repeat(65) }],
    ["first_name", { first_name: "" }],
    ["first_name", { first_name: '"=HYPERLINK(1)"' }],
    ["first_name", { first_name: "+Maya" }],
    ["first_name", { first_name: "@SUM(A1)" }],
    ["first_name", { first_name: "<b>Maya</b>" }],
    ["last_name", { last_name: "12345" }],
    ["last_name", { last_name: "x".repeat(81) }],
    ["email", { email: "maya" }],
    ["email", { email: "maya@school" }],
    ["email", { email: "=maya@school.example" }],
    ["email", { email: '"a@b.example,c@d.example"' }],
    ["grade", { grade: "K" }],
    ["grade", { grade: "0" }],
    ["grade", { grade: "13" }],
    ["grade", { grade: "nine" }],
    ["birth_date", { birth_date: "14.03.2011" }],
    ["birth_date", { birth_date: "2011-02-30" }],
    ["birth_date", { birth_date: "14/03/2011" }],
    ["birth_date", { birth_date: "3/14/11" }],
    ["birth_date", { birth_date: "40616" }],
    ["class_name", { class_name: "" }],
    ["class_name", { class_name: "=A1" }],
    ["class_name", { class_name: "x".repeat(81) }],
    ["parent_name", { parent_name: "=1" }],
    ["parent_email", { parent_email: "ana at home" }],
    ["parent_email", { parent_email: "maya@school.example" }],
    ["parent_language", { parent_language: "Klingon" }],
  ])("names a bad %s: %o", (field, changes) => {
    const { bad } = row(changes);
    expect(bad).toEqual([{ line: 2, field, message: expect.stringMatching(/\w.*\.$/) }]);
  });

  it.each([
    ["9", 9],
    ["09", 9],
    ["9th", 9],
    ["Grade 9", 9],
    ["9.º", 9],
    ["12", 12],
    ["", null],
  ])("takes %s as a grade", (cell, grade) => {
    expect(row({ grade: cell }).students).toMatchObject([{ grade }]);
  });

  it("calls a column as the file does", () => {
    const { bad } = read("Matrícula,Nombre,Apellidos,Fecha de nacimiento,Salón\n7,Maya,Torres,ayer,A");
    expect(bad).toMatchObject([{ line: 2, field: "Fecha de nacimiento" }]);
  });

  it("names every bad cell of a line, and goes on with the next", () => {
    const { bad, students } = rows("7,,Torres,x,99,2011-03-14,A,,,", GOOD.replace("7,", "8,"));
    expect(bad.map(({ line, field }) => `${line} ${field}`)).toEqual(["2 first_name", "2 email", "2 grade"]);
    expect(students).toHaveLength(1);
  });

  it("puts a student of two lines into two classes, and refuses what contradicts an earlier line", () => {
    const both = rows(GOOD, GOOD.replace("Room 12", "Choir"));
    expect(both.students).toMatchObject([{ classKeys: ["room 12", "choir"] }]);
    expect(rows(GOOD, GOOD).students).toHaveLength(1);
    expect(rows(GOOD, GOOD.replace("Maya", "Mia")).bad).toMatchObject([{ line: 3, field: "student_id" }]);
    expect(rows(GOOD, GOOD.replace("7,", "8,")).bad).toMatchObject([{ line: 3, field: "email" }]);
  });

  it.each([
    ["an empty file", "", { line: 1, field: "" }],
    ["a header alone", HEADER, { line: 1, field: "" }],
    [
      "a missing column",
      "student_id,first_name,last_name,class_name\n7,M,T,A",
      { line: 1, field: "birth_date" },
    ],
    ["a column twice", `${HEADER},correo\n${GOOD},x`, { line: 1, field: "correo" }],
    ["an open quote", `${HEADER}\n7,"Maya,Torres`, { line: 2, field: "" }],
    ["a comma too many", `${HEADER}\n${GOOD},x`, { line: 2, field: "" }],
  ])("refuses %s", (_, text, problem) => {
    const { bad, students } = read(text);
    expect(bad).toMatchObject([problem]);
    expect(students).toEqual([]);
  });

  it("reads 5,000 rows and not one more", () => {
    const lines = Array.from({ length: MAX_ROWS + 1 }, (_, index) =>
      GOOD.replace("7,", `${index},`).replace("maya@", `m${index}@`),
    );
    expect(rows(...lines.slice(1)).students).toHaveLength(MAX_ROWS);
    expect(rows(...lines).bad).toMatchObject([{ line: MAX_ROWS + 2 }]);
  });

  it("does not take any bytes for a roster", () => {
    expect(readRosterFile(new Uint8Array([0, 1, 2, 255, 254, 10, 13])).bad).not.toEqual([]);
    expect(readRosterFile(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])).bad).toMatchObject([{ line: 1 }]);
  });
});
