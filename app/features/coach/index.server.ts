export {
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
export { postMessage } from "./post-message.server";
export { findSettings, saveSettings } from "./settings.server";
