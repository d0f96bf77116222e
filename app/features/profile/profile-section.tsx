import { Tabs } from "radix-ui";
import { type ReactNode, useState } from "react";
import type { User } from "~/features/accounts/user.server";
import { m } from "~/messages/compiled/messages.js";
import type { ProfileData } from "./profile.server";
import { ProfileTab } from "./profile-tab";
import type { OwnTab } from "./profile-tabs";
import { SettingsTab } from "./settings-tab";

/**
 * One's own page in three tabs; the background and privacy forms come from their own features. Each trigger is
 * a link, so a tab opens without a script too.
 */
export function ProfileSection({
  user,
  data,
  firstTab,
  background,
  privacy,
}: {
  user: User;
  data: ProfileData;
  /** The tab the address asks for. */
  firstTab: OwnTab;
  background: ReactNode;
  privacy: ReactNode;
}) {
  const [tab, setTab] = useState<string>(firstTab);
  return (
    <section id="profile" aria-labelledby="profile-heading" className="panel p-5 sm:p-6">
      <h2 id="profile-heading" className="mb-4 text-[1.375rem]">
        {m.common_nav_profile()}
      </h2>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List aria-label={m.profile_tabs()} className="mb-5 flex flex-wrap gap-2">
          <Tab value="profile">{m.profile_tab_profile()}</Tab>
          <Tab value="settings">{m.profile_tab_settings()}</Tab>
          <Tab value="privacy">{m.profile_tab_privacy()}</Tab>
        </Tabs.List>
        <Tabs.Content value="profile">
          <ProfileTab user={user} data={data} background={background} />
        </Tabs.Content>
        <Tabs.Content value="settings">
          <SettingsTab user={user} settings={data.settings} />
        </Tabs.Content>
        <Tabs.Content value="privacy">{privacy}</Tabs.Content>
      </Tabs.Root>
    </section>
  );
}

function Tab({ value, children }: { value: OwnTab; children: ReactNode }) {
  return (
    <Tabs.Trigger value={value} asChild>
      <a
        href={`/?own=${value}#profile`}
        onClick={(event) => event.preventDefault()}
        className="button button-quiet data-[state=active]:border-blue data-[state=active]:bg-[rgb(33_116_240/0.35)]"
      >
        {children}
      </a>
    </Tabs.Trigger>
  );
}
