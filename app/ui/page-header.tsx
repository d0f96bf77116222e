import type { ReactNode } from "react";
import { Brand } from "./brand";
import { HelpNowLink } from "./help-link";

/**
 * The head of every page outside the signed-in frame: the mark on the left, "I need help now" at the upper
 * right, at the same place on pages of any width (WCAG 3.2.6). `children`, the page's own links, stand between them,
 * on phones below them.
 */
export function PageHeader({
  isHelpShown = true,
  children,
}: {
  /** Off where the page is for parents, or is the help itself. */
  isHelpShown?: boolean;
  children?: ReactNode;
}) {
  return (
    <header className="no-print mx-auto flex w-full max-w-[76rem] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-9 sm:py-5">
      {/* Together on one line at any width: the mark gives up its word before the link to help breaks. */}
      <div className="flex min-w-0 grow items-center justify-between gap-2 sm:contents">
        <a href="/" className="flex min-h-11 min-w-0 items-center text-ink no-underline sm:mr-auto">
          <Brand />
        </a>
        {isHelpShown && (
          <div className="shrink-0 sm:order-last">
            <HelpNowLink />
          </div>
        )}
      </div>
      {children && (
        <div
          className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${isHelpShown ? "basis-full sm:basis-auto" : ""}`}
        >
          {children}
        </div>
      )}
    </header>
  );
}
