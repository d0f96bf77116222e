import { m } from "~/messages/compiled/messages.js";
import { getLocale } from "~/messages/compiled/runtime.js";
import type { MessageSafety } from "./coach.schema";

type Resource = MessageSafety["resources"][number];

const digitsOf = (number: string) => number.replace(/[^\d+]/g, "");

/** The word a text line wants to hear first: HOME for Crisis Text Line, AYUDA for 988 in Spanish. */
function smsHref(number: string): string {
  const word = number === "741741" ? "HOME" : number === "988" && getLocale() === "es" ? "AYUDA" : "";
  return `sms:${digitsOf(number)}${word ? `?&body=${word}` : ""}`;
}

/** Where to get help, to tap. It has no close button: nothing here leads away from help. */
export function CrisisCard({ safety }: { safety: MessageSafety }) {
  return (
    <section className="crisis-card" aria-label={m.coach_crisis_title()}>
      <h3 className="text-lg">{m.coach_crisis_title()}</h3>
      <p className="font-semibold">
        {safety.adultNotified ? m.coach_crisis_told() : m.coach_crisis_not_told()}
      </p>
      <ul className="grid gap-2.5">
        {safety.resources.map((resource) => (
          <li key={resource.name} className="crisis-resource">
            <span className="font-display font-semibold">{resource.name}</span>
            <ResourceLinks resource={resource} />
          </li>
        ))}
      </ul>
      <a href="/help" className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4">
        {m.coach_crisis_more()}
      </a>
    </section>
  );
}

function ResourceLinks({ resource }: { resource: Resource }) {
  return (
    <span className="flex flex-wrap gap-2">
      {resource.call && (
        <a className="button button-small crisis-button" href={`tel:${digitsOf(resource.call)}`}>
          {m.coach_crisis_call({ number: resource.call })}
        </a>
      )}
      {resource.text && (
        <a className="button button-small crisis-button" href={smsHref(resource.text)}>
          {m.coach_crisis_text({ number: resource.text })}
        </a>
      )}
      {resource.url && (
        <a className="button button-small button-quiet" href={resource.url} rel="noreferrer">
          {m.coach_crisis_web()}
        </a>
      )}
    </span>
  );
}
