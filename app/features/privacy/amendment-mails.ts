import { renderMail } from "~/platform/mail-template";
import type { Mail } from "~/platform/outbox.server";

type Letter = Pick<Mail, "subject" | "text" | "html">;

/** To the school: that a family asks for a correction and where; never who, or a word of it. */
export function requestMail(url: string): Letter {
  return {
    subject: "Beats: a family asks for a correction / una familia pide una corrección",
    ...renderMail([
      {
        lang: "en",
        heading: "A family asks for a correction",
        blocks: [
          {
            paragraphs: [
              "A student or parent of your school thinks that something in a student's record in Beats is wrong. Please read it and answer. The family has a right to an answer within a reasonable time (34 CFR 99.20).",
            ],
          },
          { action: { label: "Read and answer", url } },
        ],
      },
      {
        lang: "es",
        heading: "Una familia pide una corrección",
        blocks: [
          {
            paragraphs: [
              "Un estudiante o una familia de su escuela cree que algo en el expediente de un estudiante en Beats no es correcto. Léalo y responda, por favor. La familia tiene derecho a una respuesta en un plazo razonable (34 CFR 99.20).",
            ],
          },
          { action: { label: "Leer y responder", url } },
        ],
      },
    ]),
  };
}

/** To whoever asked: that the school has answered, and where to read it. */
export function answerMail(url: string): Letter {
  return {
    subject: "Beats: the school has answered / la escuela respondió",
    ...renderMail([
      {
        lang: "en",
        heading: "The school has answered",
        blocks: [
          { paragraphs: ["The school has answered your request for a correction."] },
          { action: { label: "Read the answer", url } },
        ],
      },
      {
        lang: "es",
        heading: "La escuela respondió",
        blocks: [
          { paragraphs: ["La escuela respondió a su solicitud de corrección."] },
          { action: { label: "Leer la respuesta", url } },
        ],
      },
    ]),
  };
}
