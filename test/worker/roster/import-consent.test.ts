import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { consentRequests } from "~/db/schema";
import { ledgerOf } from "../consent/family";
import { api, findUser, testDb } from "../helpers";
import {
  address,
  createSchool,
  csvOf,
  mailAbout,
  noticeOf,
  older,
  onlyStudent,
  reportOf,
  rosterOf,
  seatsOf,
  send,
  younger,
} from "./roster";

describe("consent under 13", () => {
  const parentOf = () => address("parent");

  it("needs the school's statement or a parent's address", async () => {
    const { admin, schoolId } = await createSchool();
    const bare = await reportOf(await send(admin, csvOf(younger("1"))));
    expect(bare.bad).toMatchObject([{ line: 2, field: "parent_email" }]);
    const nameless = younger("1", { parent: parentOf() }).replace("Ana Park", "");
    expect((await reportOf(await send(admin, csvOf(nameless)))).bad).toMatchObject([
      { line: 2, field: "parent_name" },
    ]);
    expect((await send(admin, csvOf(younger("1")), "?statement=1")).status, "no notice read").toBe(400);
    expect((await send(admin, csvOf(younger("1")), "?statement=1&noticeVersion=old")).status).toBe(409);
    expect(await rosterOf(schoolId)).toEqual([]);
  });

  it("asks the parent once, in their language, keeps no grade and lets the child in with the yes", async () => {
    const { admin, schoolId } = await createSchool();
    const parent = parentOf();
    const file = csvOf(younger("1", { parent, language: "es" }));
    for (let times = 0; times < 3; times += 1) expect((await send(admin, file)).status).toBe(201);
    const child = await onlyStudent(schoolId);
    expect(child).toMatchObject({ coppaConsentStatus: "pending", grade: null });
    expect(await seatsOf(child.id)).toEqual(["Room 3: invited"]);
    const [letter, ...more] = await mailAbout(child.id);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      kind: "consent_request",
      recipient: parent,
      subject: "¿Puede Leo usar Beats?",
    });
    expect(letter?.textBody).toContain("Hola, Ana Park.");
    expect(letter?.textBody).toContain("Test School quiere usar con Leo");
    expect(letter?.textBody).not.toContain("Why we are writing");
    expect(letter?.htmlBody).not.toMatch(/M[A-Z2-9]{16}/);
    const token = /\/consent\/([\w-]+)\?lang=es/.exec(letter?.textBody ?? "")?.[1];
    const [request] = await testDb()
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.childId, child.id));
    expect(request).toMatchObject({ parentEmail: parent, status: "pending", schoolId });
    expect((await api(`/api/consent/${token}/grant`, { json: { isParent: true } })).status).toBe(200);
    expect(await seatsOf(child.id)).toEqual(["Room 3: active"]);
    await send(admin, file);
    expect(await findUser(child.id)).toMatchObject({ coppaConsentStatus: "granted", grade: 2 });
    expect((await mailAbout(child.id)).filter(({ kind }) => kind === "consent_request")).toHaveLength(1);
  });

  it("is the school's where it stated so: in the ledger once, and told to the parent once", async () => {
    const { admin, schoolId } = await createSchool();
    const noticeVersion = await noticeOf(admin);
    const query = `?schoolConsent=true&noticeVersion=${noticeVersion}`;
    const parent = parentOf();
    const file = csvOf(younger("1", { parent }), older("2"));
    for (let times = 0; times < 2; times += 1) expect((await send(admin, file, query)).status).toBe(201);
    const [child] = (await rosterOf(schoolId)).filter(({ rosterId }) => rosterId === "1");
    expect(child).toMatchObject({
      ...{ coppaConsentStatus: "granted", coppaConsentBy: "School", grade: 2 },
      ...{ externalModelConsent: false, ferpaEducationRecordsConsent: false, dataRetentionOptOut: true },
    });
    expect(await ledgerOf(child?.id ?? "")).toMatchObject([
      {
        ...{ decision: "granted", method: "school_authorization", schoolId, noticeVersion },
        decidedBy: `user:${admin.user.id}`,
      },
    ]);
    const letters = await mailAbout(child?.id ?? "");
    expect(letters).toMatchObject([{ kind: "school_consent_notice", recipient: parent }]);
    expect(letters[0]?.subject).toBe("Test School uses Beats with Leo / Test School usa Beats con Leo");
    const [teen] = (await rosterOf(schoolId)).filter(({ rosterId }) => rosterId === "2");
    expect(await ledgerOf(teen?.id ?? "")).toEqual([]);
  });

  it("never overrules a parent's no, nor what the school itself took back", async () => {
    const { admin, schoolId } = await createSchool();
    const noticeVersion = await noticeOf(admin);
    const query = `?statement=1&noticeVersion=${noticeVersion}`;
    const parent = parentOf();
    await send(admin, csvOf(younger("1", { parent })));
    const child = await onlyStudent(schoolId);
    const [letter] = await mailAbout(child.id);
    const token = /\/consent\/([\w-]+)\?/.exec(letter?.textBody ?? "")?.[1];
    await api(`/api/consent/${token}/decline`, { method: "POST" });
    const refused = await reportOf(await send(admin, csvOf(younger("1", { parent })), query));
    expect(refused).toMatchObject({ status: 422, bad: [{ line: 2, field: "student_id" }] });
    expect(await findUser(child.id)).toMatchObject({ coppaConsentStatus: "declined" });

    await send(admin, csvOf(younger("2")), query);
    const [other] = (await rosterOf(schoolId)).filter(({ rosterId }) => rosterId === "2");
    await api(`/api/admin/consents/${other?.id}`, {
      cookie: admin.cookie,
      json: { grant: false, noticeVersion },
    });
    expect((await send(admin, csvOf(younger("2")), query)).status).toBe(201);
    expect(await findUser(other?.id ?? "")).toMatchObject({ coppaConsentStatus: "revoked" });
  });

  it("lets a child who waits in by the school's statement, and closes what the parent was asked", async () => {
    const { admin, schoolId } = await createSchool();
    const parent = parentOf();
    await send(admin, csvOf(younger("1", { parent })));
    const child = await onlyStudent(schoolId);
    await send(admin, csvOf(younger("1")), `?statement=1&noticeVersion=${await noticeOf(admin)}`);
    expect(await findUser(child.id)).toMatchObject({ coppaConsentStatus: "granted" });
    const requests = await testDb()
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.childId, child.id));
    expect(requests).toMatchObject([{ status: "expired" }]);
    expect(await seatsOf(child.id)).toEqual(["Room 3: active"]);
  });

  it("sends no address more than ten letters a day", async () => {
    const { admin } = await createSchool();
    const parent = parentOf();
    const lines = Array.from({ length: 11 }, (_, index) => younger(`${index}`, { parent }));
    expect((await reportOf(await send(admin, csvOf(...lines)))).bad).toMatchObject([
      { line: 12, field: "parent_email" },
    ]);
    expect((await send(admin, csvOf(...lines.slice(1)))).status).toBe(201);
    expect((await reportOf(await send(admin, csvOf(lines[0] ?? "")))).bad).toHaveLength(1);
  });

  it("puts names into the letters as text", async () => {
    const { admin, schoolId } = await createSchool();
    const parent = parentOf();
    await send(admin, csvOf(younger("1", { parent, name: "Leo & Co" })));
    const [letter] = await mailAbout((await onlyStudent(schoolId)).id);
    expect(letter?.htmlBody).toContain("Leo &amp; Co");
    expect(letter?.textBody).toContain("May Leo & Co use Beats?");
  });
});
