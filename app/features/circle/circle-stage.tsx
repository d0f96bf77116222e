import { useState } from "react";
import { DrumStage } from "~/features/drums";
import { m } from "~/messages/compiled/messages.js";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/field";
import { Icon } from "~/ui/icons";
import type { LeaveReason } from "~live/protocol";
import { CircleSection } from "./circle-section";

/** The staff page's circle: a drum kit of one's own and the desk to lead a class from. */
export function CircleStage({
  memberId,
  classes,
  onSentAway,
}: {
  memberId: string;
  /** Classes this person leads. */
  classes: { id: string; name: string }[];
  onSentAway: (reason: LeaveReason) => void;
}) {
  const [chosenId, setChosenId] = useState(classes[0]?.id);
  const chosen = classes.find(({ id }) => id === chosenId);
  if (!chosen) return <p className="panel p-6">{m.circle_lead_none()}</p>;
  return (
    <Card id="live-circle" title={m.circle_lead_title()} hint={m.circle_stage_hint()}>
      {classes.length > 1 && (
        <SelectField
          label={m.circle_lead_class()}
          value={chosenId}
          onChange={({ target }) => setChosenId(target.value)}
        >
          {classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <a href={`/stage/${chosen.id}`} className="button button-primary mb-4">
        <Icon name="stage" size={20} /> {m.circle_stage_open()}
      </a>
      <DrumStage>
        {(kit) => (
          <CircleSection
            key={chosen.id}
            kit={kit}
            memberId={memberId}
            grade={null}
            seat={{ classroomId: chosen.id, classroomName: chosen.name, role: "teacher" }}
            onSentAway={onSentAway}
          />
        )}
      </DrumStage>
    </Card>
  );
}
