import { Tabs } from "radix-ui";
import type { ReactNode } from "react";

/*
 * Radix gives its tabs a style attribute each, which the policy lets through from no server. A value of ours that is
 * undefined takes its place, and none is sent.
 */

export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tabs.List
      aria-label={label}
      className="mb-5 flex flex-wrap gap-2 outline-none"
      style={{ outline: undefined }}
    >
      {children}
    </Tabs.List>
  );
}

/** What a tab shows; closed it stays as an empty panel, or with `keepsContent` as a hidden one. */
export function TabPanel({
  value,
  isOpen,
  keepsContent = false,
  children,
}: {
  value: string;
  isOpen: boolean;
  keepsContent?: boolean;
  children: ReactNode;
}) {
  return (
    <Tabs.Content value={value} forceMount hidden={!isOpen} asChild>
      <div style={{ animationDuration: undefined }}>{(isOpen || keepsContent) && children}</div>
    </Tabs.Content>
  );
}
