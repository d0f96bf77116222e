export { assignStudent } from "./assign.server";
export * from "./staff.schema";
export { loadStaffHome, type StaffHomeData } from "./staff-home.server";
export {
  listModuleAudits,
  listStudentProgress,
  listStudents,
  readStaffStats,
  readStudentProgress,
  visibleStudentIds,
} from "./students.server";
