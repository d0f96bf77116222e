import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, safetyContacts, safetyEvents, schools } from "~/db/schema";
import { advanceEscalations } from "~/features/safety/index.server";
import { api, signedInUser, testDb } from "../helpers";
import { contactAddress, createSchool, later, mailsTo, say } from "./school";

const PATH = "/api/safety/contacts";
type School = Awaited<ReturnType<typeof createSchool>>;

const put = ({ admin }: School, json: Record<string, unknown>) =>
  api(PATH, { cookie: admin.cookie, method: "PUT", json });
const read = async ({ admin }: School) => (await api(PATH, { cookie: admin.cookie })).json();

/** Sends the form of the staff page; `follow` is what the page is told for its next showing. */
async function submit({ admin }: School, fields: Record<string, string>) {
  const reply = await api(PATH, {
    cookie: admin.cookie,
    method: "POST",
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      safetyContacts: "1",
      dayStart: "08:00",
      dayEnd: "15:30",
      ...fields,
    }).toString(),
  });
  const flash = /beats_flash=([^;]+)/.exec(reply.headers.get("set-cookie") ?? "")?.[1];
  return {
    to: reply.headers.get("location"),
    flash: JSON.parse(decodeURIComponent(flash ?? "null")) as {
      toast: { variant: string };
      values?: Record<string, string>;
      fieldErrors?: Record<string, string>;
    } | null,
  };
}

describe("/api/safety/contacts", () => {
  it("gives back what was saved and is the admin's alone", async () => {
    const school = await createSchool();
    const setup = {
      contacts: [
        { name: "Ms. Reyes", email: contactAddress(), hours: "school", minSeverity: "concern" },
        { name: "Mr. Oka", email: contactAddress(), hours: "after", minSeverity: "high" },
      ],
      ...{ dayStart: "07:30", dayEnd: "14:45", timeZone: "America/Chicago" },
      isParentNotified: false,
      holidays: [{ from: "2026-12-21", to: "2027-01-01" }],
    };
    expect((await put(school, setup)).status).toBe(200);
    expect(await read(school)).toEqual(setup);
    const [row] = await testDb().select().from(schools).where(eq(schools.id, school.schoolId));
    expect(row?.timeZone).toBe("America/Chicago");
    const noted = await testDb()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, school.admin.user.id), eq(auditLog.action, "safety_setup_set")));
    expect(noted).toMatchObject([{ details: { contacts: 2, isParentNotified: false } }]);

    expect((await api(PATH, { cookie: school.student.cookie })).status).toBe(403);
    const other = await signedInUser({ userType: "admin" });
    expect((await api(PATH, { cookie: other.cookie })).status).toBe(403);
    const teacher = await signedInUser({ userType: "teacher", schoolId: school.schoolId });
    expect((await put({ ...school, admin: teacher }, { contacts: [] })).status).toBe(403);
    expect(await read(school)).toEqual(setup);
  });

  it.each([
    ["a clock that is none", { contacts: [], dayStart: "25:00" }],
    ["a day that ends before it starts", { contacts: [], dayStart: "15:00", dayEnd: "08:00" }],
    ["a holiday that is no day", { contacts: [], holidays: [{ from: "2026-02-30", to: "2026-03-01" }] }],
    [
      "a holiday that ends before it starts",
      { contacts: [], holidays: [{ from: "2026-03-02", to: "2026-03-01" }] },
    ],
    ["a time zone that is none", { contacts: [], timeZone: "Mars/Olympus" }],
    [
      "the same address twice",
      {
        contacts: [
          { name: "A", email: "a@x.example" },
          { name: "B", email: "A@X.example" },
        ],
      },
    ],
  ])("refuses %s", async (_, json) => {
    const school = await createSchool();
    const before = await read(school);
    expect((await put(school, json)).status).toBe(400);
    expect(await read(school)).toEqual(before);
  });

  it("tells nobody twice because the list was saved again while an alert is open", async () => {
    const school = await createSchool();
    const [one, two] = [contactAddress(), contactAddress()];
    const contacts = [
      { name: "One", email: one },
      { name: "Two", email: two },
    ];
    await put(school, { contacts });
    await say(school.student.cookie, "i want to die");
    await put(school, { contacts: [{ ...contacts[0], name: "One, renamed" }, contacts[1]] });
    await advanceEscalations(testDb(), later(16));
    expect([await mailsTo(one), await mailsTo(two)].map((mails) => mails.length)).toEqual([1, 1]);
  });

  it("tells everybody once before anybody twice, when the evening turns the list around", async () => {
    const school = await createSchool();
    const [day, evening] = [contactAddress(), contactAddress()];
    await put(school, {
      contacts: [
        { name: "Evening", email: evening, hours: "after" },
        { name: "Day", email: day, hours: "school" },
      ],
    });
    const { event } = await say(school.student.cookie, "i want to die");
    const isDay = (await mailsTo(day)).length === 1;
    // From now on it is the other half of the day, whatever the clock of this test says.
    await testDb()
      .update(safetyContacts)
      .set({ hours: isDay ? "after" : "school" })
      .where(eq(safetyContacts.schoolId, school.schoolId));
    await advanceEscalations(testDb(), later(16));
    expect([await mailsTo(day), await mailsTo(evening)].map((mails) => mails.length)).toEqual([1, 1]);
    const [row] = await testDb().select().from(safetyEvents).where(eq(safetyEvents.id, event!.id));
    expect(row?.noticeCount).toBe(2);
  });
});

describe("the form of the staff page", () => {
  it("keeps the order asked for, drops empty rows and ties an account of the school to its alerts", async () => {
    const school = await createSchool();
    const counselor = await signedInUser({ userType: "teacher", schoolId: school.schoolId });
    const outside = contactAddress();
    const { to, flash } = await submit(school, {
      ...{
        "name-1": "Outside",
        "email-1": outside,
        "hours-1": "after",
        "minSeverity-1": "high",
        "place-1": "2",
      },
      ...{
        "name-2": " Counselor ",
        "email-2": counselor.user.email.toUpperCase(),
        "hours-2": "always",
        "minSeverity-2": "concern",
        "place-2": "1",
      },
      ...{ "name-3": "", "email-3": " ", "hours-3": "always", "minSeverity-3": "concern", "place-3": "3" },
      timeZone: "America/Denver",
    });
    expect(to).toBe("/#safety-contacts");
    expect(flash?.toast.variant).toBe("default");
    expect(await read(school)).toMatchObject({
      contacts: [
        { name: "Counselor", hours: "always" },
        { name: "Outside", email: outside, hours: "after", minSeverity: "high" },
      ],
      timeZone: "America/Denver",
      isParentNotified: false,
    });
    expect((await api("/api/safety/events", { cookie: counselor.cookie })).status).toBe(200);
  });

  it("gives back every word of a refused form, with the error at its row", async () => {
    const school = await createSchool();
    const fields = {
      ...{
        "name-1": "",
        "email-1": "counselor@school.example",
        "hours-1": "always",
        "minSeverity-1": "concern",
      },
      ...{ "name-2": "Mr. Oka", "email-2": "not an address", "hours-2": "after", "minSeverity-2": "high" },
      dayEnd: "07:00",
    };
    const { to, flash } = await submit(school, fields);
    expect(to).toBe("/#safety-contacts");
    expect(flash?.fieldErrors).toMatchObject({
      "name-1": "Write the name of this contact.",
      "email-2": "Please enter a valid email address",
    });
    expect(flash?.values).toMatchObject(fields);
    expect(await read(school)).toMatchObject({ contacts: [], dayEnd: "15:30" });
  });
});
