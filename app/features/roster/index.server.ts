export { answerRoster } from "./answer.server";
export { MAX_FILE_BYTES, rosterQuerySchema, rosterReportSchema } from "./roster.schema";
