import { m } from "~/messages/compiled/messages.js";
import type { Page } from "~/platform/paging";

/** "Previous" and "Next" under a list that has more than one page: links, so that they work without a script. */
export function Pager({
  page,
  label,
  hrefOf,
}: {
  page: Pick<Page<unknown>, "number" | "hasNext">;
  /** What is paged, for those who cannot see the list above. */
  label: string;
  hrefOf: (number: number) => string;
}) {
  const { number, hasNext } = page;
  if (number === 1 && !hasNext) return null;
  return (
    <nav
      aria-label={m.common_pages_of({ list: label })}
      className="mt-4 flex flex-wrap items-center justify-between gap-3"
    >
      {number > 1 ? (
        <a href={hrefOf(number - 1)} rel="prev" className="button button-quiet button-small">
          {m.common_page_previous()}
        </a>
      ) : (
        <span />
      )}
      <span className="text-ink-2">{m.common_page_number({ number })}</span>
      {hasNext ? (
        <a href={hrefOf(number + 1)} rel="next" className="button button-quiet button-small">
          {m.common_page_next()}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
