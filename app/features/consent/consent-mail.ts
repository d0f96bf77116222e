import { type MailPart, renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";
import { noticeBlocks } from "./notice";

type Letter = Pick<Mail, "subject" | "text" | "html">;

/** First name as it may stand in a subject line: one line, no control characters. */
const plainName = (name: string) =>
  name
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 60);

/** The direct notice: English and Spanish in one mail, each with the eight blocks and the link (P4). */
export function directNotice(facts: {
  childFirstName: string;
  parentName: string;
  consentUrl: string;
  noticeUrl: string;
}): Letter {
  const child = plainName(facts.childFirstName);
  const link = (lang: "en" | "es") => `${facts.consentUrl}?lang=${lang}`;
  const parts: MailPart[] = [
    {
      lang: "en",
      heading: `${child} would like to use Beats. May they?`,
      blocks: [
        { paragraphs: [`Hello ${plainName(facts.parentName)}. (En español más abajo.)`] },
        ...noticeBlocks("en", { childFirstName: child, noticeUrl: facts.noticeUrl }),
        { action: { label: "Read and answer", url: link("en") } },
      ],
    },
    {
      lang: "es",
      heading: `${child} quiere usar Beats. ¿Le da permiso?`,
      blocks: [
        { paragraphs: [`Hola, ${plainName(facts.parentName)}.`] },
        ...noticeBlocks("es", { childFirstName: child, noticeUrl: facts.noticeUrl }),
        { action: { label: "Leer y responder", url: link("es") } },
      ],
    },
  ];
  return {
    subject: `May ${child} use Beats? / ¿Puede ${child} usar Beats?`,
    ...renderMail(parts),
  };
}

/** The second message of email-plus, sent a day after the yes, with the way to take it back (P6). */
export function consentConfirmation(facts: { childFirstName: string; revokeUrl: string }): Letter {
  const child = plainName(facts.childFirstName);
  const link = (lang: "en" | "es") => `${facts.revokeUrl}?lang=${lang}`;
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
