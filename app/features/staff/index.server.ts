export { assignStudent } from "./assign.server";
export { correctionSchema, decideCorrection, listCorrections } from "./corrections.server";
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
export {
  listModuleAudits,
  listStudents,
  readClassRecords,
  readStaffStats,
  readStudentProgress,
  visibleStudentIds,
} from "./students.server";
