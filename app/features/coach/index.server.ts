export { answerHelp } from "./answer-help.server";
export {
  type CoachSettings,
  coachSettingsFormSchema,
  coachSettingsSchema,
  conversationSchema,
  createConversationSchema,
  editConversationSchema,
  exchangeSchema,
  helpAnswerSchema,
  messageSchema,
  renameConversationSchema,
  sendMessageSchema,
} from "./coach.schema";
export { talkPlace } from "./coach-constants";
export { loadCoach } from "./coach-page.server";
export {
  createConversation,
  deleteConversation,
  listConversations,
  listMessages,
  renameConversation,
  talkOwner,
} from "./conversations.server";
export { findAccess } from "./limits.server";
export { isVendorAssured } from "./model/vendor-gate";
export { isCryForHelp, postMessage } from "./post-message.server";
export { findSettings, saveSettings } from "./settings.server";
export { shownTalkTitle } from "./talk-title.server";
