import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { ApiError, callApi } from "~/ui/api-client";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { useToast } from "~/ui/toast";
import { useUnauthorized } from "~/ui/use-unauthorized";
import { FindStudent, RosterPager } from "./find-student";
import { PrintRefusal } from "./print-refusal";
import { RosterExport, RosterHistory } from "./roster-files";
import { RosterImport } from "./roster-import";
import type { Assignment } from "./staff.schema";
import type { StaffHomeData } from "./staff-home.server";

/** Assign by e-mail, and a card for each student. */
export function StudentManagement({ data, onShow }: { data: StaffHomeData; onShow: (id: string) => void }) {
  return (
    <div className="grid gap-6">
      <AssignForm />
      {data.schoolConsent && <RosterImport noticeVersion={data.schoolConsent.noticeVersion} />}
      {data.schoolConsent && data.rosterRoom && (
        <>
          <RosterExport />
          <RosterHistory imports={data.rosterRoom.imports} room="student-management" />
        </>
      )}
      <FindStudent data={data} tab="student-management" />
      {data.printing.refusal && data.studentCount > 0 && <PrintRefusal refusal={data.printing.refusal} />}
      {data.studentCount === 0 ? (
        <div className="tile p-6">
          <h3 className="text-xl">{m.staff_no_students()}</h3>
          <p className="text-ink-2">{m.staff_no_students_text()}</p>
          {data.classList.classes.rows[0]?.joinCode && (
            <p className="mt-3 font-display text-3xl tracking-widest">
              {data.classList.classes.rows[0].joinCode}
            </p>
          )}
        </div>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {data.students.rows.map((student) => {
            const name = `${student.firstName} ${student.lastName}`;
            const code = data.printing.codes[student.id];
            return (
              <li key={student.id} className="tile grid gap-3 p-4">
                <div className="min-w-0">
                  <h3 className="truncate text-lg">{name}</h3>
                  <p className="truncate text-sm text-ink-2">{student.email}</p>
                </div>
                <ul className="flex flex-wrap gap-1.5">
                  {student.grade && <li className="badge">{m.common_grade({ grade: student.grade })}</li>}
                  <li className="badge">{m.common_level({ level: student.currentLevel })}</li>
                  <li className="badge">{m.staff_student_points({ points: student.totalPoints })}</li>
                  <li className="badge">{m.staff_student_streak({ days: student.streakDays })}</li>
                </ul>
                <div className="flex flex-wrap gap-2">
                  <a
                    href={`/?tab=progress-reports&student=${student.id}#progress-reports`}
                    aria-label={m.staff_view_progress_of({ name })}
                    className="button button-quiet button-small"
                    onClick={(event) => {
                      event.preventDefault();
                      onShow(student.id);
                    }}
                  >
                    {m.staff_view_progress()}
                  </a>
                  {code === "may" && <FamilyCodeForm studentId={student.id} name={name} />}
                </div>
                {!data.printing.refusal && code === undefined && (
                  <p className="text-sm text-ink-2">{m.staff_family_code_other_school()}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <RosterPager data={data} tab="student-management" />
    </div>
  );
}

function FamilyCodeForm({ studentId, name }: { studentId: string; name: string }) {
  return (
    <form method="post" action="/api/family-codes" target="_blank" rel="noopener">
      <input type="hidden" name="studentId" value={studentId} />
      <Button type="submit" size="small" aria-label={`${m.staff_family_code()}: ${name}`}>
        {m.staff_family_code()}
      </Button>
    </form>
  );
}

function AssignForm() {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const toast = useToast();
  const handleUnauthorized = useUnauthorized();
  const { revalidate } = useRevalidator();

  const assign = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!address) return;
    setIsPending(true);
    setError(undefined);
    try {
      const { status } = await callApi<Assignment>("/api/admin/assign-student", { body: { email: address } });
      toast(
        status === "assigned"
          ? { title: m.staff_assigned(), description: m.staff_assigned_text() }
          : { title: m.staff_invited(), description: m.staff_invited_text() },
      );
      setEmail("");
      revalidate();
    } catch (failure) {
      if (!handleUnauthorized(failure)) {
        const message =
          (failure instanceof ApiError && failure.serverMessage) || m.staff_assign_failed_text();
        setError(message);
        toast({ title: m.staff_assign_failed(), description: message, variant: "destructive" });
      }
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form
      method="post"
      action="/api/admin/assign-student"
      onSubmit={assign}
      className="flex flex-wrap items-start gap-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <TextField
          label={m.staff_assign_label()}
          hint={m.staff_assign_hint()}
          error={error}
          name="email"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <Button type="submit" look="primary" disabled={isPending} className="sm:mt-8">
        {isPending ? m.staff_assign_pending() : m.staff_assign_button()}
      </Button>
    </form>
  );
}
