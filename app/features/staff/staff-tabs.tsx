import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ModuleAudits } from "./module-audits";
import { ProgressMonitoring } from "./progress-monitoring";
import type { StaffHomeData, StaffTab } from "./staff-home.server";
import { StudentManagement } from "./student-management";

const TAB_LABELS: Record<StaffTab, () => string> = {
  "student-management": m.staff_tab_students,
  "progress-reports": m.staff_tab_progress,
  "module-audits": m.staff_tab_audits,
};
const TAB_IDS = Object.keys(TAB_LABELS) as StaffTab[];

/** The three tabs. Each trigger is a link, so a tab opens without a script; the sidebar's anchors open them too. */
export function StaffTabs({ data }: { data: StaffHomeData }) {
  const [tab, setTab] = useState<StaffTab>(data.tab);
  const [selectedId, setSelectedId] = useState(data.selectedId);

  useEffect(() => {
    const followHash = () => {
      const asked = TAB_IDS.find((id) => `#${id}` === window.location.hash);
      if (asked) setTab(asked);
    };
    followHash();
    window.addEventListener("hashchange", followHash);
    return () => window.removeEventListener("hashchange", followHash);
  }, []);

  const showStudent = (id: string) => {
    setSelectedId(id);
    setTab("progress-reports");
  };

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => setTab(TAB_IDS.find((id) => id === value) ?? "student-management")}
      className="panel p-4 sm:p-6"
    >
      <Tabs.List aria-label={m.staff_tabs_label()} className="mb-5 flex flex-wrap gap-2">
        {TAB_IDS.map((id) => (
          <Tabs.Trigger key={id} value={id} asChild>
            <a href={`/?tab=${id}#${id}`} onClick={(event) => event.preventDefault()} className="staff-tab">
              {TAB_LABELS[id]()}
            </a>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Panel id="student-management" tab={tab}>
        <StudentManagement data={data} onShow={showStudent} />
      </Panel>
      <Panel id="progress-reports" tab={tab}>
        <ProgressMonitoring data={data} selectedId={selectedId} onSelect={setSelectedId} />
      </Panel>
      <Panel id="module-audits" tab={tab}>
        <ModuleAudits audits={data.audits} />
      </Panel>
    </Tabs.Root>
  );
}

/** Stays in the page when closed, so that the sidebar's anchor has something to lead to. */
function Panel({ id, tab, children }: { id: StaffTab; tab: StaffTab; children: React.ReactNode }) {
  return (
    <div id={id}>
      <Tabs.Content value={id} forceMount hidden={tab !== id}>
        {children}
      </Tabs.Content>
    </div>
  );
}
