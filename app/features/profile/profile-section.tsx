import { Tabs } from "radix-ui";
import { type ReactNode, useState } from "react";
import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { TabList, TabPanel } from "~/ui/tabs";
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
    <Card id="profile" title={m.common_nav_profile()}>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <TabList label={m.profile_tabs()}>
          <Tab value="profile">{m.profile_tab_profile()}</Tab>
          <Tab value="settings">{m.profile_tab_settings()}</Tab>
          <Tab value="privacy">{m.profile_tab_privacy()}</Tab>
        </TabList>
        <TabPanel value="profile" isOpen={tab === "profile"}>
          <ProfileTab user={user} data={data} background={background} />
        </TabPanel>
        <TabPanel value="settings" isOpen={tab === "settings"}>
          <SettingsTab user={user} settings={data.settings} />
        </TabPanel>
        <TabPanel value="privacy" isOpen={tab === "privacy"}>
          {privacy}
        </TabPanel>
      </Tabs.Root>
    </Card>
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
