/** The specification's title of a new talk; shown in the reader's language, stored as it is. */
export const newConversationTitle = "New Conversation";
export const messageLength = 1000;
