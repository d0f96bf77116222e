import { type ReactNode, useContext } from "react";
import { RoomContext } from "./room-context";

/** A dark glass panel; with `title` it is a labelled section. */
export function Card({
  title,
  hint,
  id,
  children,
  className = "",
  aside,
}: {
  title?: string;
  hint?: ReactNode;
  id?: string;
  children: ReactNode;
  className?: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
}) {
  const room = useContext(RoomContext);
  // The room around it carries the anchor and the heading.
  if (id && room === id) {
    return (
      <>
        {(hint || aside) && (
          <div className="room-lead">
            {hint && <p>{hint}</p>}
            {aside}
          </div>
        )}
        <div className={`panel p-5 sm:p-6 ${className}`}>{children}</div>
      </>
    );
  }
  const headingId = id ? `${id}-heading` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={`panel p-5 sm:p-6 ${className}`}
    >
      {title && (
        <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id={headingId} className="text-[1.375rem]">
              {title}
            </h2>
            {hint && <p className="text-ink-2">{hint}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
