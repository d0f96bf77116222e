import { m } from "~/messages/compiled/messages.js";
import { SwitchCard } from "~/ui/switch-card";
import type { CheckInSetting } from "./school-switch.server";

/** The school's switch for the daily check-in, for its administrator. */
export const SchoolSwitchCard = ({ setting }: { setting: CheckInSetting }) => (
  <SwitchCard
    id="check-in-setting"
    title={m.checkin_setting_title()}
    hint={m.checkin_setting_hint()}
    action="/api/check-in/setting"
    label={m.checkin_setting_on()}
    labelHint={m.checkin_setting_on_hint()}
    isOn={setting.isOn}
    save={m.checkin_setting_save()}
  />
);
