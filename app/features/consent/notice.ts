import type { Locale } from "~/platform/languages";
import type { MailBlock } from "~/platform/mail-template";

/**
 * What the direct notice to a parent must say, one named block each (16 CFR 312.4(c)(1); P4).
 * The same blocks make the mail and the consent page, so that both always say the same.
 */
export const NOTICE_BLOCKS = [
  "why",
  "required",
  "collected",
  "sharing",
  "choice",
  "online_notice",
  "how",
  "no_answer",
] as const;
export type NoticeBlockId = (typeof NOTICE_BLOCKS)[number];
export type NoticeBlock = MailBlock & { id: NoticeBlockId; heading: string; paragraphs: string[] };

/** Raise with every change of the words below: the ledger says which notice a family was shown. */
export const NOTICE_EDITION = "2026-11-2";

/** `schoolName`: the school whose roster brought the child and the parent's address; without it the child gave both. */
export type NoticeFacts = { childFirstName: string; noticeUrl: string; schoolName?: string | undefined };

/** The eight blocks in one language. `noticeUrl` is the address of the published privacy notice. */
export function noticeBlocks(lang: Locale, facts: NoticeFacts): NoticeBlock[] {
  return lang === "es" ? spanishBlocks(facts) : englishBlocks(facts);
}

function englishBlocks({ childFirstName: child, noticeUrl, schoolName }: NoticeFacts): NoticeBlock[] {
  return [
    {
      id: "why",
      heading: "Why we are writing",
      paragraphs: [
        schoolName
          ? `${schoolName} wants to use Beats with ${child}, a school website about feelings and music. ${child} is under 13, and the school gave us your email address so that we can ask you.`
          : `${child} wants to use Beats, a school website about feelings and music. ${child} is under 13 and gave us your email address so that we can ask you.`,
      ],
    },
    {
      id: "required",
      heading: "We need your yes first",
      paragraphs: [
        `The law says that we must ask a parent first. Until you say yes, ${child} cannot use Beats and we collect nothing more. Right now we hold only what we need to ask you: ${child}'s name, birth date and sign-in, and your name and email address.`,
      ],
    },
    {
      id: "collected",
      heading: "What we will keep, and why",
      paragraphs: ["If you say yes, we keep these things so that Beats can work for your child:"],
      items: [
        "how your child feels each day, to help them name and handle feelings",
        "what your child writes to the coach, to answer it and to spot a child in danger",
        "songs, drum games and lessons your child makes or does, to show how they grow",
        "sign-in times and settings, to keep the account safe",
      ],
    },
    {
      id: "sharing",
      heading: "Who else can see it",
      paragraphs: [
        "Your child's own teacher and the school staff in charge can see how your child is doing. In the live drum circle, classmates see a first name or a nickname. Cloudflare stores the data for us and may not use it for itself. We show no ads. We never sell data. We never use it to train AI.",
      ],
    },
    {
      id: "choice",
      heading: "You can say yes to Beats and no to the rest",
      paragraphs: [
        "You can agree that we collect this and still say no to sending any of it to an outside AI company. That choice is off unless you ask for it. Beats works without it: our own coach answers.",
      ],
    },
    {
      id: "online_notice",
      heading: "Our full privacy notice",
      paragraphs: [`You can read every detail, and how long we keep each thing, here: ${noticeUrl}`],
    },
    {
      id: "how",
      heading: "How to answer",
      paragraphs: [
        "Open the link, read the page, and press yes or no. A day later we send you a second email, so that you can take it back if it was not you. You may change your mind at any time: see the data, stop us, or have it all deleted.",
      ],
    },
    {
      id: "no_answer",
      heading: "If you do not answer",
      paragraphs: [
        `If we hear nothing in 14 days, we delete your email address and ${child}'s sign-in. You do not have to do anything.`,
      ],
    },
  ];
}

function spanishBlocks({ childFirstName: child, noticeUrl, schoolName }: NoticeFacts): NoticeBlock[] {
  return [
    {
      id: "why",
      heading: "Por qué le escribimos",
      paragraphs: [
        schoolName
          ? `${schoolName} quiere usar con ${child} Beats, un sitio web escolar sobre emociones y música. ${child} tiene menos de 13 años, y la escuela nos dio el correo de usted para que le pidamos permiso.`
          : `${child} quiere usar Beats, un sitio web escolar sobre emociones y música. ${child} tiene menos de 13 años y nos dio el correo de usted para que le pidamos permiso.`,
      ],
    },
    {
      id: "required",
      heading: "Primero necesitamos su permiso",
      paragraphs: [
        `La ley dice que debemos preguntar primero a la madre, al padre o a quien cuida al menor. Mientras usted no diga que sí, ${child} no puede usar Beats y no guardamos nada más. Ahora solo tenemos lo necesario para preguntarle: el nombre, la fecha de nacimiento y la cuenta de ${child}, y el nombre y el correo de usted.`,
      ],
    },
    {
      id: "collected",
      heading: "Qué guardaremos y para qué",
      paragraphs: ["Si usted dice que sí, guardamos esto para que Beats funcione:"],
      items: [
        "cómo se siente su hijo o hija cada día, para ayudarle a nombrar y manejar sus emociones",
        "lo que le escribe al guía, para responderle y para notar si corre peligro",
        "las canciones, los juegos de batería y las lecciones que hace, para mostrar su avance",
        "cuándo entra y sus ajustes, para proteger la cuenta",
      ],
    },
    {
      id: "sharing",
      heading: "Quién más puede verlo",
      paragraphs: [
        "Su docente y el personal encargado de la escuela pueden ver cómo va. En el círculo de tambores en vivo, sus compañeros ven un nombre de pila o un apodo. Cloudflare guarda los datos por nosotros y no puede usarlos para sí. No mostramos anuncios. Nunca vendemos datos. Nunca los usamos para entrenar una IA.",
      ],
    },
    {
      id: "choice",
      heading: "Puede decir que sí a Beats y que no a lo demás",
      paragraphs: [
        "Usted puede aceptar que guardemos esto y aun así no permitir que se envíe nada a una empresa externa de IA. Esa opción está apagada si usted no la pide. Beats funciona sin ella: responde nuestro propio guía.",
      ],
    },
    {
      id: "online_notice",
      heading: "Nuestro aviso de privacidad completo",
      paragraphs: [`Aquí puede leer todos los detalles y cuánto tiempo guardamos cada cosa: ${noticeUrl}`],
    },
    {
      id: "how",
      heading: "Cómo responder",
      paragraphs: [
        "Abra el enlace, lea la página y elija sí o no. Un día después le enviamos un segundo correo, para que pueda retirar el permiso si no fue usted. Puede cambiar de opinión cuando quiera: ver los datos, detenernos o pedir que se borre todo.",
      ],
    },
    {
      id: "no_answer",
      heading: "Si no responde",
      paragraphs: [
        `Si no sabemos nada de usted en 14 días, borramos su correo y la cuenta de ${child}. No tiene que hacer nada.`,
      ],
    },
  ];
}
