import { useEffect, useState } from "react";

/** Id of the section in view, for the sidebar's mark; the first one until the page moves. */
export function useActiveSection(ids: string[]): string {
  const [active, setActive] = useState(ids[0] ?? "");
  const list = ids.join(" ");
  useEffect(() => {
    const sections = list
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null);
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => entry.isIntersecting);
        if (seen[0]) setActive(seen[0].target.id);
      },
      // A band in the upper part of the window: whatever crosses it is what one reads.
      { rootMargin: "-20% 0px -70% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);
  return active;
}
