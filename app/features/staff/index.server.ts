export { assignStudent } from "./assign.server";
export { correctionSchema, decideCorrection, listCorrections } from "./corrections.server";
export { listModuleAudits, readStaffStats } from "./figures.server";
export { openMorningBoard, readMorningBoard } from "./morning/board.server";
export { morningBoardQuerySchema, morningBoardSchema, outcomeSchema } from "./morning/morning.schema";
export { settleCard } from "./morning/outcome.server";
export { loadRosterHome } from "./roster-home.server";
export {
  joinedSchoolSchema,
  joinSchool,
  joinSchoolSchema,
  makeTeacherCode,
  teacherCodePage,
  teacherCodeSchema,
} from "./school-teachers.server";
export * from "./staff.schema";
export { loadStaffHome, type StaffHomeData } from "./staff-home.server";
export { listProgress, listStudents, readClassRecords, readStudentProgress } from "./students.server";
export {
  endTechnicalAdmin,
  listTechnicalAdmins,
  nameTechnicalAdmin,
  nameTechnicalAdminSchema,
  technicalAdminSchema,
} from "./technical-admins.server";
export { readUsage } from "./usage.server";
export { visibleStudentIds } from "./visible-students.server";
