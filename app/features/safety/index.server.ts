export { type AlertsView, loadAlerts } from "./alerts.server";
export { type ContactsView, loadContacts, readSetup, requireSchool, saveSetup } from "./contacts.server";
export { safetySetupFormSchema } from "./contacts-form";
export {
  advanceEscalations,
  type EventInput,
  type PlannedEvent,
  planSafetyEvent,
  raiseDrill,
} from "./escalation.server";
export {
  acknowledgeEvent,
  closeEvent,
  listEvents,
  passOnEvent,
  readEvent,
  readYearlyCounts,
} from "./inbox.server";
export { raiseRefusedText } from "./refused-text.server";
export {
  closeEventSchema,
  drillSchema,
  passOnSchema,
  safetyCountsSchema,
  safetyEventDetailSchema,
  safetyEventSchema,
  safetySetupSchema,
  teacherFlagSettingSchema,
  teacherFlagsSchema,
} from "./safety.schema";
export { type HelpAnswer, helpAnswerStatement, listTalkHelp, type TalkHelp } from "./talk-help.server";
export {
  findTeacherFlagSetting,
  listTeacherFlags,
  loadTeacherFlags,
  readTeacherFlagSetting,
  saveTeacherFlagSetting,
} from "./teacher-flags.server";
