import type { Support } from "~/features/device";
import { m } from "~/messages/compiled/messages.js";
import { contentLang } from "~/platform/languages";

/** The fixed words and numbers a learner gets when a line sounds like they need a person now. */
export function SupportNote({ support }: { support: Support }) {
  return (
    <div role="alert" className="grid gap-3 rounded-[16px] border-2 border-amber bg-[#1d1a10] p-5">
      <p lang={contentLang()} className="text-lg">
        {support.text}
      </p>
      <ul className="grid gap-2">
        {support.resources.map((resource) => (
          <li key={resource.name} className="flex flex-wrap items-center gap-2">
            <strong lang={contentLang()}>{resource.name}</strong>
            {resource.call && (
              <a
                className="button button-quiet button-small"
                href={`tel:${resource.call.replace(/[^\d+]/g, "")}`}
              >
                {m.learning_support_call({ number: resource.call })}
              </a>
            )}
            {resource.text && (
              <a className="button button-quiet button-small" href={`sms:${resource.text}`}>
                {m.learning_support_text({ number: resource.text })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
