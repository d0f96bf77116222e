import { m } from "~/messages/compiled/messages.js";
import type { Flash } from "~/platform/flash.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckField, TextField } from "~/ui/field";
import type { CoachSettings } from "./coach.schema";
import { fewestMinutes, mostMinutes } from "./coach-constants";

/** Switches the coach off or limits its minutes a day: for one child (`childId`) or a whole school. */
export function LimitsCard({
  settings,
  childId,
  childName,
  flash,
}: {
  settings: CoachSettings;
  childId?: string;
  childName?: string;
  flash: Flash | null;
}) {
  const typed = flash?.values?.coachLimits ? flash.values : null;
  const hint = childName ? m.coach_limits_child_hint({ child: childName }) : m.coach_limits_school_hint();
  return (
    <Card id="coach-limits" title={m.coach_limits_title()} hint={hint}>
      <form
        method="post"
        action={`/api/ai-coach/settings${childId ? `?childId=${childId}` : ""}`}
        className="grid max-w-xl gap-5"
      >
        <input type="hidden" name="coachLimits" value="1" />
        <TextField
          label={m.coach_limits_minutes()}
          hint={m.coach_limits_minutes_hint()}
          name="minutesPerDay"
          type="number"
          inputMode="numeric"
          min={fewestMinutes}
          max={mostMinutes}
          defaultValue={typed ? typed.minutesPerDay : (settings.minutesPerDay ?? "")}
          error={typed ? flash?.fieldErrors?.minutesPerDay : undefined}
        />
        <CheckField
          label={m.coach_limits_off()}
          hint={m.coach_limits_off_hint()}
          name="isOff"
          defaultChecked={typed ? typed.isOff === "on" : settings.isOff}
        />
        <CheckField
          label={m.coach_limits_model_off()}
          hint={m.coach_limits_model_off_hint()}
          name="isModelOff"
          defaultChecked={typed ? typed.isModelOff === "on" : settings.isModelOff}
        />
        <Button type="submit" look="primary" className="justify-self-start">
          {m.coach_limits_save()}
        </Button>
      </form>
    </Card>
  );
}
