import { useEffect, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { percentClass } from "~/ui/look";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { FindStudent, RosterPager } from "./find-student";
import type { StudentProgress } from "./staff.schema";
import type { StaffHomeData } from "./staff-home.server";

/** One student's figures. Reading them is noted in the log the family can see. */
export function ProgressMonitoring({
  data,
  selectedId,
  onSelect,
}: {
  data: StaffHomeData;
  selectedId: string | null;
  onSelect: (id: string) => void;
}) {
  const students = withSelected(data);
  const student = students.find((each) => each.id === selectedId);
  const progress = useNotedProgress(selectedId, data.selected?.progress ?? null);
  return (
    <div className="grid gap-5">
      <form method="get" action="/" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="tab" value="progress-reports" />
        <div className="w-full max-w-sm">
          <SelectField
            label={m.staff_choose_label()}
            name="student"
            value={selectedId ?? ""}
            onChange={(event) => onSelect(event.target.value)}
          >
            <option value="" disabled>
              {m.staff_choose_student()}
            </option>
            {students.map((each) => (
              <option key={each.id} value={each.id}>
                {each.firstName} {each.lastName}
              </option>
            ))}
          </SelectField>
        </div>
        <noscript>
          <Button type="submit">{m.staff_show()}</Button>
        </noscript>
      </form>
      <FindStudent data={data} tab="progress-reports" />
      <RosterPager data={data} tab="progress-reports" />
      {student && progress ? (
        <Detail name={`${student.firstName} ${student.lastName}`} progress={progress} />
      ) : (
        <p className="text-ink-2">{m.staff_choose_student()}</p>
      )}
    </div>
  );
}

/** The students of this page, and the chosen one who may be on another. */
const withSelected = ({ students, selected }: StaffHomeData) =>
  !selected || students.rows.some(({ id }) => id === selected.student.id)
    ? students.rows
    : [selected.student, ...students.rows];

/** The chosen student's figures, asked for one by one so that the look is logged. */
function useNotedProgress(selectedId: string | null, loaded: StudentProgress | null) {
  const [answer, setAnswer] = useState<StudentProgress | null>(loaded);
  const loadedId = loaded?.studentId ?? null;
  const handleUnauthorized = useUnauthorized();
  useEffect(() => {
    if (!selectedId || selectedId === loadedId) return;
    const stop = new AbortController();
    callApi<StudentProgress[]>(`/api/admin/student-progress?studentId=${encodeURIComponent(selectedId)}`, {
      signal: stop.signal,
    })
      .then(([first]) => setAnswer(first ?? null))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) handleUnauthorized(error);
      });
    return () => stop.abort();
  }, [selectedId, loadedId, handleUnauthorized]);
  return [answer, loaded].find((each) => each?.studentId === selectedId);
}

function Detail({ name, progress }: { name: string; progress: StudentProgress }) {
  const percent = progress.totalModules === 0 ? 0 : (progress.modulesCompleted / progress.totalModules) * 100;
  const figures = [
    { label: m.staff_average_score(), value: `${progress.averageScore}%` },
    { label: m.staff_stat_checkins(), value: progress.emotionLogsCount },
    { label: m.staff_stat_tracks(), value: progress.musicTracksCreated },
    { label: m.staff_stat_sessions(), value: progress.drumSessionsCompleted },
  ];
  return (
    <section aria-label={m.staff_progress_of({ name })} className="grid gap-4">
      <h3 className="text-2xl">{name}</h3>
      <div>
        <p className="mb-1.5 font-semibold">
          {m.staff_modules_of_total({ done: progress.modulesCompleted, total: progress.totalModules })}
        </p>
        <div className="h-3 overflow-hidden rounded-full bg-[#0a0e1a]" aria-hidden="true">
          <div className={`h-full w-(--percent) rounded-full bg-blue ${percentClass(percent)}`} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure.label} className="tile flex flex-col-reverse justify-end p-4">
            <dt className="text-sm text-ink-2">{figure.label}</dt>
            <dd className="m-0 font-display text-2xl font-bold tabular-nums">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
