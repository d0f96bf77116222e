import { type ContentLanguage, contentLanguageOf, type Locale } from "~/platform/languages";
import { type MailPart, plainName, renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";
import { noticeBlocks } from "./notice";

type Letter = Pick<Mail, "subject" | "text" | "html">;

/**
 * The direct notice, with the eight blocks and the link (P4): English and Spanish in one mail, or the one language
 * the parent is known to read. `schoolName` where the school's roster asks instead of the child.
 */
export function directNotice(facts: {
  childFirstName: string;
  parentName: string;
  consentUrl: string;
  noticeUrl: string;
  schoolName?: string;
  locale?: Locale | null;
}): Letter {
  const child = plainName(facts.childFirstName);
  const { noticeUrl, locale } = facts;
  const schoolName = facts.schoolName === undefined ? undefined : plainName(facts.schoolName);
  const link = (lang: Locale) => `${facts.consentUrl}?lang=${lang}`;
  const parts: MailPart[] = [
    {
      lang: "en",
      heading: schoolName ? `May ${child} use Beats?` : `${child} would like to use Beats. May they?`,
      blocks: [
        { paragraphs: [`Hello ${plainName(facts.parentName)}.${locale ? "" : " (En español más abajo.)"}`] },
        ...noticeBlocks("en", { childFirstName: child, noticeUrl, schoolName }),
        { action: { label: "Read and answer", url: link("en") } },
      ],
    },
    {
      lang: "es",
      heading: schoolName ? `¿Puede ${child} usar Beats?` : `${child} quiere usar Beats. ¿Le da permiso?`,
      blocks: [
        { paragraphs: [`Hola, ${plainName(facts.parentName)}.`] },
        ...noticeBlocks("es", { childFirstName: child, noticeUrl, schoolName }),
        { action: { label: "Leer y responder", url: link("es") } },
      ],
    },
  ];
  return letterOf(parts, locale, {
    en: `May ${child} use Beats?`,
    es: `¿Puede ${child} usar Beats?`,
  });
}

/** The parts of the reader's language; of both where we do not know it. */
function letterOf(
  parts: MailPart[],
  locale: Locale | null | undefined,
  subjects: Record<ContentLanguage, string>,
): Letter {
  const language = locale ? contentLanguageOf(locale) : null;
  return {
    subject: language ? subjects[language] : `${subjects.en} / ${subjects.es}`,
    ...renderMail(language ? parts.filter(({ lang }) => lang === language) : parts),
  };
}

/** What the school's own yes leaves to tell: nobody is asked, so the blocks about answering have no place. */
const TOLD_BLOCKS = ["collected", "sharing", "online_notice"];

/** What of the notice the letter tells by itself. */
const toldBlocks = (lang: Locale, childFirstName: string, noticeUrl: string) =>
  noticeBlocks(lang, { childFirstName, noticeUrl }).flatMap((block) => {
    if (!TOLD_BLOCKS.includes(block.id)) return [];
    const isList = block.id === "collected";
    const lead =
      lang === "es" ? "Guardamos esto para que Beats funcione:" : "So that Beats can work we keep:";
    const heading = lang === "es" ? "Qué guardamos y para qué" : "What we keep, and why";
    return [isList ? { ...block, heading, paragraphs: [lead] } : block];
  });

/**
 * Tells a parent that the school consented for its own lessons (P14), what is kept, and what they can do.
 * `greeting` stands after "Hello": ", Ana" or nothing.
 */
export function schoolConsentNotice(facts: {
  childFirstName: string;
  greeting: string;
  schoolName: string;
  noticeUrl: string;
  locale: Locale | null;
}): Letter {
  const { childFirstName: child, greeting, noticeUrl, locale } = facts;
  const school = plainName(facts.schoolName);
  const told = (lang: Locale) => toldBlocks(lang, child, noticeUrl);
  const parts: MailPart[] = [
    {
      lang: "en",
      heading: `${school} uses Beats with ${child}`,
      blocks: [
        {
          paragraphs: [
            `Hello${greeting}.${locale ? "" : " (En español más abajo.)"}`,
            `${school} uses Beats, a school website about feelings and music, in its lessons. ${child} is under 13, and the school said yes for ${child}, for its own lessons only. The school gave us your email address so that you know.`,
          ],
        },
        ...told("en"),
        {
          heading: "What you can do",
          paragraphs: [
            `You do not have to do anything. If you do not want ${child} to use Beats, tell the school: it takes its yes back at once. The school can also show you what is kept, have it deleted, and print a code with which you can follow along yourself.`,
          ],
        },
      ],
    },
    {
      lang: "es",
      heading: `${school} usa Beats con ${child}`,
      blocks: [
        {
          paragraphs: [
            `Hola${greeting}.`,
            `${school} usa Beats, un sitio web escolar sobre emociones y música, en sus clases. ${child} tiene menos de 13 años, y la escuela dio permiso para ${child}, solo para sus propias clases. La escuela nos dio el correo de usted para que lo sepa.`,
          ],
        },
        ...told("es"),
        {
          heading: "Qué puede hacer",
          paragraphs: [
            `No tiene que hacer nada. Si no quiere que ${child} use Beats, dígaselo a la escuela: retira su permiso al instante. La escuela también puede mostrarle lo que se guarda, pedir que se borre e imprimir un código con el que usted puede seguir su avance.`,
          ],
        },
      ],
    },
  ];
  return letterOf(parts, locale, {
    en: `${school} uses Beats with ${child}`,
    es: `${school} usa Beats con ${child}`,
  });
}

/** The second message of email-plus, sent a day after the yes, with the way to take it back (P6). */
export function consentConfirmation(facts: { childFirstName: string; revokeUrl: string }): Letter {
  const child = plainName(facts.childFirstName);
  const link = (lang: Locale) => `${facts.revokeUrl}?lang=${lang}`;
  return {
    subject: `You said yes to Beats for ${child} / Usted dio permiso a ${child} para usar Beats`,
    ...renderMail([
      {
        lang: "en",
        heading: `You said yes: ${child} uses Beats now`,
        blocks: [
          {
            paragraphs: [
              `(En español más abajo.) A day ago somebody said yes from this email address, so ${child} can use Beats.`,
              "Was it you, and do you still agree? Then there is nothing to do.",
              `Was it not you, or did you change your mind? Take it back here. ${child} is signed out within seconds.`,
            ],
            action: { label: "Take back my yes", url: link("en") },
          },
        ],
      },
      {
        lang: "es",
        heading: `Usted dio permiso: ${child} ya usa Beats`,
        blocks: [
          {
            paragraphs: [
              `Hace un día alguien dio permiso desde este correo, así que ${child} puede usar Beats.`,
              "¿Fue usted y sigue de acuerdo? Entonces no tiene que hacer nada.",
              `¿No fue usted o cambió de opinión? Retire el permiso aquí. La sesión de ${child} se cierra en segundos.`,
            ],
            action: { label: "Retirar mi permiso", url: link("es") },
          },
        ],
      },
    ]),
  };
}
