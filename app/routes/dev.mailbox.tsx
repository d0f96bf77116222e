import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { m } from "~/messages/compiled/messages.js";
import { listMailbox, listScheduledMail, refuseInProduction } from "~/platform/mailbox.server";
import { Brand } from "~/ui/brand";

export const handle = { isStatic: true };

export async function loader({ context }: LoaderFunctionArgs) {
  refuseInProduction(context);
  const [mails, scheduled] = await Promise.all([listMailbox(context), listScheduledMail(context)]);
  return { mails: mails.map(({ html: _html, ...mail }) => mail), scheduled };
}

export const meta: MetaFunction = () => [{ title: m.mail_mailbox_title() }];

/** Mail that would have been sent, for people trying Beats on their own machine. */
export default function Mailbox() {
  const { mails, scheduled } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="mx-auto grid w-full max-w-4xl gap-5 p-4 sm:p-8">
      <a href="/" className="text-ink no-underline">
        <Brand />
      </a>
      <h1 className="text-3xl">{m.mail_mailbox_title()}</h1>
      <p className="text-ink-2">{m.mail_mailbox_text()}</p>
      {mails.length === 0 && <p className="panel p-6">{m.mail_mailbox_empty()}</p>}
      {mails.map((mail) => (
        <details key={mail.id} className="panel p-5">
          <summary>
            <span className="font-semibold">{mail.subject}</span>
            <span className="block text-ink-2">
              {m.mail_mailbox_to({ address: mail.to })} · <time>{mail.createdAt}</time>
            </span>
          </summary>
          <p className="mt-3">
            <a className="button button-quiet button-small" href={`/dev/mailbox/${mail.id}`}>
              {m.mail_mailbox_open()}
            </a>
          </p>
          <p className="mt-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
            <TextWithLinks text={mail.text} />
          </p>
        </details>
      ))}
      {scheduled.length > 0 && (
        <section className="panel grid gap-2 p-5">
          <h2 className="text-xl">{m.mail_mailbox_scheduled()}</h2>
          <ul className="grid gap-1">
            {scheduled.map((mail) => (
              <li key={mail.id}>
                <a className="text-ink underline" href={`/dev/mailbox/${mail.id}`}>
                  {mail.subject}
                </a>
                <span className="block text-ink-2">
                  {m.mail_mailbox_to({ address: mail.to })} · <time>{mail.sendAfter}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

function TextWithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={index} className="text-ink underline" href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
