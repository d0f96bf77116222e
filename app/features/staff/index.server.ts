export { assignStudent } from "./assign.server";
export { correctionSchema, decideCorrection, listCorrections } from "./corrections.server";
export { listModuleAudits, readStaffStats } from "./figures.server";
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
export { visibleStudentIds } from "./visible-students.server";
