import { type ComponentType, useState } from "react";
import { m } from "~/messages/compiled/messages.js";
import { loadCode } from "~/ui/load-code";
import { useApiAction } from "~/ui/use-api-action";
import type { CheckInDay } from "./check-in-day.server";

type Form = ComponentType<{ today: CheckInDay }>;

/** The optional second step; its questions come when it is opened, which most days it is not. */
export function SecondStep({ today }: { today: CheckInDay }) {
  const [Form, setForm] = useState<Form | null>(null);
  const { isPending, run } = useApiAction();
  const open = async () => {
    if (Form || isPending) return;
    const done = await run(() => loadCode(() => import("./second-step-form")), m.common_part_missing());
    if (done) setForm(() => done.answer.SecondStepForm);
  };
  return (
    <details className="script-only second-step" onToggle={open}>
      <summary className="text-button">{m.checkin_second_title()}</summary>
      {Form ? <Form today={today} /> : isPending && <p role="status">{m.common_loading()}</p>}
    </details>
  );
}
