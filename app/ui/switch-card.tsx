import type { ReactNode } from "react";
import { Button } from "./button";
import { Card } from "./card";
import { CheckField } from "./field";

/** One switch of a school with its own form, which works without a script: `isOn` is sent as "on" or not at all. */
export function SwitchCard({
  id,
  title,
  hint,
  action,
  label,
  labelHint,
  isOn,
  save,
}: {
  id: string;
  title: string;
  hint: ReactNode;
  action: string;
  label: string;
  labelHint: string;
  isOn: boolean;
  /** The button's text. */
  save: string;
}) {
  return (
    <Card id={id} title={title} hint={hint}>
      <form method="post" action={action} className="grid max-w-xl gap-5">
        <CheckField label={label} hint={labelHint} name="isOn" defaultChecked={isOn} />
        <Button type="submit" look="primary" className="justify-self-start">
          {save}
        </Button>
      </form>
    </Card>
  );
}
