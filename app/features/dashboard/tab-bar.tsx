import { m } from "~/messages/compiled/messages.js";
import { Icon } from "~/ui/icons";
import type { NavItem } from "./rooms";

/** The rooms at the bottom of a phone. A tab's accessible name begins with its visible word (WCAG 2.5.3). */
export function TabBar({ items, active }: { items: readonly NavItem[]; active: string }) {
  return (
    <nav aria-label={m.common_rooms()} className="tab-bar no-print">
      {items.map((item) => {
        const tab = item.tab?.() ?? item.label();
        return (
          <a
            key={item.id}
            href={`#${item.id}`}
            className="tab-link"
            aria-current={item.id === active ? "page" : undefined}
            aria-label={m.common_tab_label({ tab, room: item.label() })}
          >
            <Icon name={item.icon} size={24} />
            {tab}
          </a>
        );
      })}
    </nav>
  );
}
