import { m } from "~/messages/compiled/messages.js";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Pager } from "~/ui/pager";
import type { StaffHomeData, StaffTab } from "./staff-home.server";

/** Where in the roster one is, and the way to somebody else. Nothing while everybody fits on one page. */
export function FindStudent({ data, tab }: { data: StaffHomeData; tab: StaffTab }) {
  const { students, studentCount, find } = data;
  const isWhole = find === "" && students.number === 1 && !students.hasNext;
  if (isWhole) return null;
  return (
    <div className="grid gap-3">
      <form method="get" action={`/#${tab}`} className="flex flex-wrap items-start gap-3">
        <input type="hidden" name="tab" value={tab} />
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label={m.staff_find_label()}
            hint={m.staff_find_hint()}
            name="find"
            type="search"
            autoComplete="off"
            maxLength={80}
            defaultValue={find}
          />
        </div>
        <Button type="submit" className="sm:mt-8">
          {m.staff_find_button()}
        </Button>
      </form>
      <p role="status" className="text-ink-2">
        {students.rows.length === 0 ? m.staff_find_none() : rangeText(data)}{" "}
        {find && (
          <a href={`/?tab=${tab}#${tab}`} className="text-ink underline">
            {m.staff_find_all()} ({studentCount})
          </a>
        )}
      </p>
    </div>
  );
}

/** The way to the roster's other pages, with what was searched for. */
export function RosterPager({ data, tab }: { data: StaffHomeData; tab: StaffTab }) {
  const { students, find } = data;
  const hrefOf = (number: number) =>
    `/?${new URLSearchParams({ tab, ...(find ? { find } : {}), students: String(number) })}#${tab}`;
  return <Pager page={students} label={m.staff_stat_students()} hrefOf={hrefOf} />;
}

/** "51-100 of 2000 students"; of a search only how many it shows is known. */
function rangeText({ students, studentCount, find, studentsAPage }: StaffHomeData): string {
  if (find) return "";
  const from = (students.number - 1) * studentsAPage + 1;
  return m.staff_students_shown({ from, to: from + students.rows.length - 1, total: studentCount });
}
