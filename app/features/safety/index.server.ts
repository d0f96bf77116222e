export { alertPlace } from "./alerts/alert-constants";
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
} from "./alerts/alerts.schema";
export { type AlertsView, loadAlerts } from "./alerts/alerts.server";
export {
  type ContactsView,
  loadContacts,
  readSetup,
  requireSchool,
  saveSetup,
} from "./alerts/contacts.server";
export { safetySetupFormSchema } from "./alerts/contacts-form";
export {
  advanceEscalations,
  type EventInput,
  type PlannedEvent,
  planSafetyEvent,
  raiseDrill,
} from "./alerts/escalation.server";
export {
  acknowledgeEvent,
  closeEvent,
  listEvents,
  passOnEvent,
  readEvent,
  readYearlyCounts,
} from "./alerts/inbox.server";
export { raiseRefusedText } from "./alerts/refused-text.server";
export {
  findTeacherFlagSetting,
  listTeacherFlags,
  loadTeacherFlags,
  readTeacherFlagSetting,
  saveTeacherFlagSetting,
} from "./alerts/teacher-flags.server";
export { type HelpAnswer, helpAnswerStatement, listTalkHelp, type TalkHelp } from "./help/talk-help.server";
