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
export { isAboutTheHome, kindsHiddenFromParents } from "./alerts/audience";
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
  noteAlertSent,
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
export { isKeptFromParents, keepsParentsOut } from "./alerts/kept-child.server";
export { answerRefusedText, raiseRefusedText } from "./alerts/refused-text.server";
export {
  findTeacherFlagSetting,
  listTeacherFlags,
  loadTeacherFlags,
  readTeacherFlagSetting,
  saveTeacherFlagSetting,
} from "./alerts/teacher-flags.server";
export { askReply } from "./detector/ask";
export { assessText, emptyRisk } from "./detector/assess";
export { checkName } from "./detector/check-name";
export { checkShortText } from "./detector/check-short-text";
export { crisisReply, crisisResources } from "./help/crisis-reply";
export { helpAnswers } from "./help/help-answers";
export {
  type HelpAnswer,
  helpAnswerStatement,
  listTalkHelp,
  readTold,
  type TalkHelp,
} from "./help/talk-help.server";
export type { AgeBand, Assessment, ConversationRisk } from "./types";
