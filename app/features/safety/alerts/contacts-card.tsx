import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { timeZonesFor } from "~/platform/time-zones";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckField, SelectField, TextAreaField, TextField } from "~/ui/field";
import { contactHours, eventSeverities, maxContacts } from "./alert-constants";
import type { SafetySetup } from "./alerts.schema";
import { severityNames } from "./alerts-card";
import type { ContactsView } from "./contacts.server";
import { writeHolidays } from "./holidays";

const HOURS: Record<(typeof contactHours)[number], () => string> = {
  school: m.safety_contact_hours_school,
  after: m.safety_contact_hours_after,
  always: m.safety_contact_hours_always,
};

/** The fields of the form by name, as they were saved or, after a refusal, as they were typed. */
type Form = { values: Record<string, string>; errors: Record<string, string> };

/**
 * Whom a school wants told about an alert, in which order and when (K13), and a drill to try it. One plain form;
 * there is always an empty row for one more.
 */
export function ContactsCard({ view, flash }: { view: ContactsView; flash: Flash | null }) {
  const { setup, mailOnly } = view;
  const isTyped = flash?.values?.safetyContacts !== undefined;
  const form: Form = isTyped
    ? { values: flash?.values ?? {}, errors: flash?.fieldErrors ?? {} }
    : { values: toValues(setup), errors: {} };
  const filled = Object.keys(form.values).filter((key) => key.startsWith("email-")).length;
  const count = isTyped ? filled : Math.min(maxContacts, setup.contacts.length + 1);
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Card id="safety-contacts" title={m.safety_contacts_title()} hint={m.safety_contacts_hint()}>
      <Gaps setup={setup} />
      <form method="post" action="/api/safety/contacts" className="grid gap-5">
        <input type="hidden" name="safetyContacts" value="1" />
        <ol className="grid gap-3">
          {rows.map((row) => (
            <li key={row} className="tile p-4">
              <ContactRow row={row} places={rows} form={form} mailOnly={mailOnly} />
            </li>
          ))}
        </ol>
        <p className="text-ink-2">{m.safety_contacts_remove()}</p>
        <SchoolDay form={form} />
        <TextAreaField
          label={m.safety_holidays()}
          hint={m.safety_holidays_hint()}
          rows={4}
          {...fieldOf(form, "holidays")}
        />
        <CheckField
          label={m.safety_contacts_parents()}
          hint={m.safety_contacts_parents_hint()}
          name="isParentNotified"
          defaultChecked={form.values.isParentNotified === "on"}
        />
        <Button type="submit" look="primary" className="justify-self-start">
          {m.safety_contacts_save()}
        </Button>
      </form>
      <form method="post" action="/api/safety/drill" className="mt-6 grid gap-3 border-t border-line pt-5">
        <h3 className="text-lg">{m.safety_drill_title()}</h3>
        <p className="text-ink-2">{m.safety_drill_hint()}</p>
        <Button type="submit" className="justify-self-start">
          {m.safety_drill_run()}
        </Button>
      </form>
    </Card>
  );
}

/** Name, value and error of one field of the form. */
const fieldOf = ({ values, errors }: Form, name: string) => ({
  name,
  defaultValue: values[name],
  error: errors[name],
});

function toValues({ contacts, dayStart, dayEnd, timeZone, isParentNotified, holidays }: SafetySetup) {
  const rows = contacts.flatMap((contact, index) =>
    Object.entries(contact).map(([field, value]) => [`${field}-${index + 1}`, value]),
  );
  const day = {
    ...{ dayStart, dayEnd, ...(timeZone ? { timeZone } : {}) },
    holidays: writeHolidays(holidays ?? [], m.safety_holidays_joint()),
  };
  return { ...Object.fromEntries(rows), ...day, ...(isParentNotified ? { isParentNotified: "on" } : {}) };
}

/** What is missing in the plan as it is saved: nobody named at all, or nobody for a part of the day. */
function Gaps({ setup: { contacts } }: { setup: SafetySetup }) {
  const isCovered = (hours: string) =>
    contacts.some((each) => each.hours === hours || each.hours === "always");
  const gap =
    contacts.length === 0
      ? m.safety_contacts_nobody()
      : !isCovered("after")
        ? m.safety_contacts_gap_after()
        : !isCovered("school")
          ? m.safety_contacts_gap_school()
          : null;
  return gap && <p className="tile mb-4 p-3">{gap}</p>;
}

function ContactRow({
  row,
  places,
  form,
  mailOnly,
}: {
  row: number;
  places: number[];
  form: Form;
  mailOnly: string[];
}) {
  const { values } = form;
  const field = (name: string) => fieldOf(form, `${name}-${row}`);
  const isMailOnly = mailOnly.includes(values[`email-${row}`] ?? "");
  return (
    <fieldset className="m-0 grid gap-4 border-0 p-0 sm:grid-cols-2 xl:grid-cols-[1fr_1.4fr_1fr_1fr_5rem]">
      <legend className="mb-2 font-display font-semibold">
        {values[`email-${row}`] ? m.safety_contact_number({ number: row }) : m.safety_contact_new()}
      </legend>
      <TextField label={m.safety_contact_name()} maxLength={80} autoComplete="off" {...field("name")} />
      <TextField
        label={m.safety_contact_email()}
        hint={isMailOnly && m.safety_contact_mail_only()}
        type="email"
        maxLength={254}
        autoComplete="off"
        {...field("email")}
      />
      <SelectField
        label={m.safety_contact_hours()}
        {...field("hours")}
        defaultValue={values[`hours-${row}`] ?? "always"}
      >
        {contactHours.map((hours) => (
          <option key={hours} value={hours}>
            {HOURS[hours]()}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.safety_contact_from()} {...field("minSeverity")}>
        {eventSeverities.map((severity) => (
          <option key={severity} value={severity}>
            {severity === "concern" ? m.safety_contact_from_any() : severityNames[severity]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.safety_contact_place()}
        {...field("place")}
        defaultValue={values[`place-${row}`] ?? String(row)}
      >
        {places.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}

function SchoolDay({ form }: { form: Form }) {
  return (
    <fieldset className="m-0 grid max-w-2xl gap-4 border-0 p-0 sm:grid-cols-3">
      <legend className="mb-2">
        <span className="block font-display font-semibold">{m.safety_contacts_day()}</span>
        <span className="field-hint block">{m.safety_contacts_day_hint()}</span>
      </legend>
      <TextField label={m.safety_contacts_day_start()} type="time" required {...fieldOf(form, "dayStart")} />
      <TextField label={m.safety_contacts_day_end()} type="time" required {...fieldOf(form, "dayEnd")} />
      <SelectField label={m.safety_contacts_zone()} {...fieldOf(form, "timeZone")}>
        {timeZonesFor(form.values.timeZone ?? "America/New_York").map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
