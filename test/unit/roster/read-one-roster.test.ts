import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readRosterFile } from "~/features/roster/read-file";
import { MAX_UNPACKED_BYTES, unzipFiles } from "~/features/roster/unzip";
import { oneRosterFile, oneRosterZip } from "../../fixtures/one-roster";

const readWith = (changes: Record<string, string | null>) => readRosterFile(oneRosterZip(changes));

describe("a roster as OneRoster zip", () => {
  it("reads students with classes, birth dates and parents, and teachers with their classes", () => {
    const { students, classes, bad, rows } = readWith({});
    expect(bad).toEqual([]);
    expect(rows).toBe(2);
    expect(students).toMatchObject([
      {
        rosterId: "s1",
        firstName: "Maya",
        grade: 9,
        birthDate: "2011-03-14",
        classKeys: ["room 12", "math (m-2)"],
      },
      {
        rosterId: "s2",
        email: null,
        classKeys: ["math (m-1)"],
        parent: { name: "Ana Park", email: "ana@family.example" },
      },
    ]);
    expect(classes.find(({ key }) => key === "room 12")?.teachers).toMatchObject([
      { email: "dana@school.example" },
    ]);
  });

  it("reads 1.2, where roles have a file of their own, in a folder of the zip", () => {
    const users = oneRosterFile("users.csv").replaceAll(/,(student|teacher|parent|administrator),,/g, ",,,");
    const roles =
      "sourcedId,userSourcedId,roleType,role\nr1,s1,primary,student\nr2,s2,primary,student\nr3,t1,primary,teacher";
    const manifest = oneRosterFile("manifest.csv").replace("1.1", "1.2");
    const files = { "manifest.csv": manifest, "users.csv": users, "roles.csv": roles };
    expect(readWith(files).students).toHaveLength(2);
    const inFolder = zipSync({
      export: Object.fromEntries(
        (["classes.csv", "enrollments.csv", "demographics.csv"] as const)
          .map((name) => [name, strToU8(oneRosterFile(name))] as const)
          .concat(Object.entries(files).map(([name, text]) => [name as never, strToU8(text)] as const)),
      ),
    });
    expect(readRosterFile(inFolder).students).toHaveLength(2);
  });

  it.each([
    ["no manifest", { "manifest.csv": null }, "manifest.csv"],
    ["no users", { "users.csv": null }, "users.csv"],
    ["no enrollments", { "enrollments.csv": null }, "enrollments.csv"],
    [
      "another version",
      { "manifest.csv": "propertyName,value\noneroster.version,2.0" },
      "manifest.oneroster.version",
    ],
    ["no student", { "users.csv": "sourcedId,role\nt1,teacher" }, "users.role"],
    ["an open quote", { "classes.csv": 'sourcedId,title\nc1,"Room' }, "classes"],
  ])("refuses %s", (_, changes, field) => {
    const { bad, students } = readWith(changes);
    expect(bad).toEqual([{ line: expect.any(Number), field, message: expect.stringMatching(/\w.*\.$/) }]);
    expect(students).toEqual([]);
  });

  it("names the line of what does not fit together", () => {
    const enrollments = oneRosterFile("enrollments.csv");
    const problemsOf = (text: string) => readWith({ "enrollments.csv": text }).bad;
    expect(problemsOf(enrollments.replace("c2,o1,s2", "c9,o1,s2"))).toMatchObject([
      { line: 3, field: "enrollments.classSourcedId" },
    ]);
    expect(problemsOf(enrollments.replace("o1,s2,student", "o1,s9,student"))).toMatchObject([
      { line: 3, field: "enrollments.userSourcedId" },
    ]);
    const users = oneRosterFile("users.csv").replace("dana@school.example", "");
    expect(readWith({ "users.csv": users }).bad).toMatchObject([{ line: 5, field: "users.email" }]);
  });

  it("knows an Excel workbook, and a broken zip", () => {
    const [excel] = readRosterFile(zipSync({ "[Content_Types].xml": strToU8("<x/>") })).bad;
    expect(excel?.message).toContain("Excel");
    expect(readRosterFile(oneRosterZip().slice(0, 300)).bad).toHaveLength(1);
  });

  it("refuses a bomb by the zip's own list, before anything is unpacked", () => {
    const bomb = zipSync({ "users.csv": new Uint8Array(MAX_UNPACKED_BYTES + 1) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(unzipFiles(bomb, ["users.csv"])).toEqual({ problem: "too_large" });
  });

  it("refuses a bomb whose list lies about its size", () => {
    const bomb = zipSync({ "users.csv": new Uint8Array(1024 * 1024) });
    const size = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let at = 0; at < bomb.length - 30; at += 1) {
      const mark = size.getUint32(at, true);
      if (mark === 0x04034b50) size.setUint32(at + 22, 100, true);
      if (mark === 0x02014b50) size.setUint32(at + 24, 100, true);
    }
    const unpacked = unzipFiles(bomb, ["users.csv"]);
    expect(unpacked.files?.get("users.csv")?.length ?? 0).toBeLessThanOrEqual(100);
  });

  it("leaves what it does not need in the zip", () => {
    const zip = zipSync({ "users.csv": strToU8("a"), "photo.png": new Uint8Array(MAX_UNPACKED_BYTES + 1) });
    expect([...(unzipFiles(zip, ["users.csv"]).files?.keys() ?? [])]).toEqual(["users.csv"]);
  });
});
