export type { OwnData } from "./own-section.server";
export { loadOwn } from "./own-section.server";
export { openRoom } from "./room-data.server";
export { loadStudentHome } from "./student-home.server";
