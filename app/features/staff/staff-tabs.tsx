import { useNavigate } from "@remix-run/react";
import { Tabs } from "radix-ui";
import { useState } from "react";
import { KEEP_FOCUS } from "~/features/dashboard";
import { m } from "~/messages/compiled/messages.js";
import { TabList, TabPanel } from "~/ui/tabs";
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
const tabOf = (value: string | null) => TAB_IDS.find((id) => id === value);

/**
 * The three tabs: below the dashboard's figures, and each a room of its own under the sidebar's anchor. Every
 * trigger is a link, so a tab opens without a script.
 */
export function StaffTabs({ data, current }: { data: StaffHomeData; current: string | null }) {
  const [chosen, setChosen] = useState<StaffTab>(data.tab);
  const [selectedId, setSelectedId] = useState(data.selected?.student.id ?? null);
  const navigate = useNavigate();
  const room = tabOf(current);
  const tab = room ?? chosen;

  const open = (value: string) => {
    const next = tabOf(value);
    if (!next) return;
    setChosen(next);
    if (room) navigate({ hash: next }, { state: KEEP_FOCUS });
  };
  const showStudent = (id: string) => {
    setSelectedId(id);
    open("progress-reports");
  };

  return (
    <section
      className="room staff-tabs-room"
      data-room-id={room ?? "dashboard"}
      aria-label={m.staff_tabs_label()}
      hidden={current !== null && current !== "dashboard" && !room}
    >
      {room && (
        <h1 id={`${room}-heading`} tabIndex={-1} className="room-heading">
          {TAB_LABELS[room]()}
        </h1>
      )}
      <Tabs.Root value={tab} onValueChange={open} className="panel p-4 sm:p-6">
        <TabList label={m.staff_tabs_label()}>
          {TAB_IDS.map((id) => (
            <Tabs.Trigger key={id} value={id} asChild>
              <a href={`/?tab=${id}#${id}`} onClick={(event) => event.preventDefault()} className="staff-tab">
                {TAB_LABELS[id]()}
              </a>
            </Tabs.Trigger>
          ))}
        </TabList>
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
    </section>
  );
}

/** Stays in the page when closed, so that the sidebar's anchor has something to lead to. */
function Panel({ id, tab, children }: { id: StaffTab; tab: StaffTab; children: React.ReactNode }) {
  return (
    <div id={id}>
      <TabPanel value={id} isOpen={tab === id} keepsContent>
        {children}
      </TabPanel>
    </div>
  );
}
