export {
  type CoachSettings,
  coachSettingsFormSchema,
  coachSettingsSchema,
  conversationSchema,
  createConversationSchema,
  editConversationSchema,
  exchangeSchema,
  messageSchema,
  renameConversationSchema,
  sendMessageSchema,
} from "./coach.schema";
export { loadCoach } from "./coach-page.server";
export {
  createConversation,
  deleteConversation,
  listConversations,
  listMessages,
  renameConversation,
} from "./conversations.server";
export { findAccess } from "./limits.server";
export { isVendorAssured } from "./model/vendor-gate";
export { postMessage } from "./post-message.server";
export { findSettings, saveSettings } from "./settings.server";
