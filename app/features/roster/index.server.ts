export { answerRoster } from "./answer.server";
export { exportRoster } from "./export.server";
export { IMPORTS_A_REPLY, listImports, type RosterImport, rosterImportSchema } from "./history.server";
export { exportQuerySchema, MAX_FILE_BYTES, rosterQuerySchema, rosterReportSchema } from "./roster.schema";
