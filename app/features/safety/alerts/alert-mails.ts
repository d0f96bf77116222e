import { m } from "~/messages/compiled/messages.js";
import { contentLanguageOf, type Locale } from "~/platform/languages";
import { plainName, renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";
import type { CrisisCategory, Severity } from "../types";

export type Letter = Pick<Mail, "subject" | "text" | "html">;

const categoryNames: Record<CrisisCategory, { en: string; es: string }> = {
  suicide: { en: "possible thoughts of suicide", es: "posibles pensamientos de suicidio" },
  self_harm: { en: "possible self-harm", es: "posible autolesión" },
  abuse: { en: "possible abuse or neglect", es: "posible abuso o descuido" },
  danger: { en: "possible danger right now", es: "posible peligro en este momento" },
  eating_disorder: { en: "possible eating disorder", es: "posible trastorno de la alimentación" },
  violence_to_others: { en: "possible violence to others", es: "posible violencia hacia otras personas" },
};

const urgency: Record<Exclude<Severity, "none">, { en: string; es: string }> = {
  concern: { en: "Please look at it today.", es: "Véalo hoy, por favor." },
  high: { en: "Please look at it now.", es: "Véalo ahora, por favor." },
  imminent: {
    en: "This may be happening now. Please act at once.",
    es: "Puede estar pasando en este momento. Actúe de inmediato, por favor.",
  },
};

/** Mail to a school's contact: that there is an event and where, never the child's name or words. */
export function contactMail(facts: {
  category: CrisisCategory;
  severity: Exclude<Severity, "none">;
  isDrill: boolean;
  isRepeat: boolean;
  url: string;
}): Letter {
  const { category, severity, isDrill, isRepeat, url } = facts;
  const drill = isDrill ? "[DRILL / SIMULACRO] " : "";
  return {
    subject: `${drill}Beats: a student needs you / un estudiante le necesita`,
    ...renderMail([
      {
        lang: "en",
        heading: isDrill ? "Drill: a safety alert" : "A safety alert from Beats",
        blocks: [
          {
            paragraphs: [
              `Our safety check found a sign of ${categoryNames[category].en}. ${urgency[severity].en}`,
              ...(isRepeat ? ["Nobody has acknowledged this alert yet, so it comes to you too."] : []),
              ...(isDrill ? ["This is a drill. No student is behind it."] : []),
              "A computer found this and it can be wrong. A person decides what to do. Beats has called nobody else.",
            ],
          },
          { action: { label: "Open and acknowledge", url } },
        ],
      },
      {
        lang: "es",
        heading: isDrill ? "Simulacro: una alerta de seguridad" : "Una alerta de seguridad de Beats",
        blocks: [
          {
            paragraphs: [
              `Nuestra revisión de seguridad encontró una señal de ${categoryNames[category].es}. ${urgency[severity].es}`,
              ...(isRepeat
                ? ["Nadie ha confirmado esta alerta todavía; por eso también le llega a usted."]
                : []),
              ...(isDrill ? ["Esto es un simulacro. No hay ningún estudiante detrás."] : []),
              "La encontró una computadora y puede equivocarse. Una persona decide qué hacer. Beats no ha llamado a nadie más.",
            ],
          },
          { action: { label: "Abrir y confirmar", url } },
        ],
      },
    ]),
  };
}

/** Mail to a colleague whom an alert was passed on to by name: how soon and where, nothing about the child. */
export function passedOnMail(facts: {
  firstName: string;
  from: string;
  severity: Exclude<Severity, "none">;
  isDrill: boolean;
  url: string;
  locale: Locale;
}): Letter {
  const { firstName, from, severity, isDrill, url, locale } = facts;
  const options = { locale };
  return {
    subject: `${isDrill ? "[DRILL / SIMULACRO] " : ""}${m.safety_mail_passed_subject({}, options)}`,
    ...renderMail([
      {
        lang: locale,
        heading: m.safety_mail_passed_heading({}, options),
        blocks: [
          {
            paragraphs: [
              m.mail_hello({ name: plainName(firstName) }, options),
              `${m.safety_mail_passed_text({ who: plainName(from) }, options)} ${urgency[severity][contentLanguageOf(locale)]}`,
              ...(isDrill ? [m.safety_mail_passed_drill({}, options)] : []),
              m.safety_mail_passed_why({}, options),
            ],
            action: { label: m.safety_mail_passed_action({}, options), url },
          },
        ],
      },
    ]),
  };
}

/**
 * Mail to a parent: check in with your child; never the child's words (K14). In the parent's language, in both
 * where we do not know it.
 */
export function parentMail(facts: {
  childFirstName: string;
  helpUrl: string;
  /** False for a child without a school: then nobody but the parents hears of it. */
  isSchoolTold: boolean;
  locale: Locale | null;
}): Letter {
  const child = facts.childFirstName.replace(/\p{Cc}+/gu, " ").slice(0, 60);
  const letters = [
    {
      subject: `Please check in with ${child}`,
      part: {
        lang: "en" as const,
        heading: `Please check in with ${child} today`,
        blocks: [
          {
            paragraphs: [
              `${child} wrote something in Beats that our safety check takes seriously. ${facts.isSchoolTold ? "The contact person at the school has been told." : "Nobody else has been told: please do not wait."}`,
              "A good first step: find a calm moment, say that you care, ask how things are and listen. You do not need to have answers.",
              "If you think that your child may be in danger now, call 911. You can call or text 988 at any hour for advice.",
            ],
          },
          { action: { label: "What happens now", url: facts.helpUrl } },
        ],
      },
    },
    {
      subject: `Por favor, hable con ${child}`,
      part: {
        lang: "es" as const,
        heading: `Por favor, hable hoy con ${child}`,
        blocks: [
          {
            paragraphs: [
              `${child} escribió en Beats algo que nuestra revisión de seguridad toma en serio. ${facts.isSchoolTold ? "La persona de contacto de la escuela ya recibió el aviso." : "Nadie más recibió el aviso: por favor, no espere."}`,
              "Un buen primer paso: busque un momento tranquilo, dígale que le importa, pregunte cómo está y escuche. No necesita tener respuestas.",
              "Si cree que su hijo o hija puede estar en peligro ahora, llame al 911. A cualquier hora puede llamar al 988 y oprimir el 2.",
            ],
          },
          { action: { label: "Qué pasa ahora", url: `${facts.helpUrl}?lang=es` } },
        ],
      },
    },
  ].filter(({ part }) => facts.locale === null || part.lang === contentLanguageOf(facts.locale));
  return {
    subject: letters.map(({ subject }) => subject).join(" / "),
    ...renderMail(letters.map(({ part }) => part)),
  };
}
