import { m } from "~/messages/compiled/messages.js";
import { SwitchCard } from "~/ui/switch-card";
import type { TeacherFlagSetting } from "./alerts.schema";
import type { TeacherFlagsView } from "./teacher-flags.server";

/**
 * Whom to check in with (K16): nothing about why, how often or since when. Before the names are asked for it
 * says only that there is somebody, because a class may be looking at the same screen.
 */
export function TeacherFlags({ view }: { view: TeacherFlagsView }) {
  if (!view.isAny) return null;
  return (
    <section
      id="check-in-with"
      aria-labelledby="check-in-with-title"
      className="panel scroll-mt-24 p-4 sm:p-5"
    >
      <h2 id="check-in-with-title" className="text-lg">
        {m.safety_flags_title()}
      </h2>
      {view.flags ? (
        <>
          <ul className="my-2 flex flex-wrap gap-1.5">
            {view.flags.map(({ studentId, firstName }) => (
              <li key={studentId} className="badge">
                {firstName}
              </li>
            ))}
          </ul>
          <p className="text-ink-2">{m.safety_flags_how()}</p>
        </>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          {m.safety_flags_somebody()}
          <a
            href="/?check-in-with=show#check-in-with"
            className="inline-flex min-h-11 items-center text-ink underline"
          >
            {m.safety_flags_show()}
          </a>
        </p>
      )}
    </section>
  );
}

/** The school's switch, for those who answer for its alerts. */
export const TeacherFlagsCard = ({ setting }: { setting: TeacherFlagSetting }) => (
  <SwitchCard
    id="teacher-flags"
    title={m.safety_flags_setting_title()}
    hint={m.safety_flags_setting_hint()}
    action="/api/safety/teacher-flags/setting"
    label={m.safety_flags_setting_on()}
    labelHint={m.safety_flags_setting_on_hint()}
    isOn={setting.isOn}
    save={m.safety_flags_setting_save()}
  />
);
