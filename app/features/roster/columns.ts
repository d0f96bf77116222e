/** What a roster tells about a student, under the names of the template. */
export const COLUMNS = [
  "student_id",
  "first_name",
  "last_name",
  "email",
  "grade",
  "birth_date",
  "class_name",
  "teacher_email",
  "parent_name",
  "parent_email",
  "parent_language",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Without these no student can be imported; the others may be missing. */
export const REQUIRED_COLUMNS: Column[] = [
  "student_id",
  "first_name",
  "last_name",
  "birth_date",
  "class_name",
];

/** Other names under which schools know a column, in English and Spanish, as `normalizeHeader` writes them. */
const OTHER_NAMES: Record<Column, string[]> = {
  student_id: [
    ...["id", "studentid", "student_number", "local_id", "sis_id"],
    ...["id_estudiante", "id_del_estudiante", "numero_de_estudiante", "matricula"],
  ],
  first_name: ["firstname", "given_name", "student_first_name", "nombre", "nombres", "nombre_del_estudiante"],
  last_name: ["lastname", "surname", "family_name", "student_last_name", "apellido", "apellidos"],
  email: [
    ...["e_mail", "email_address", "student_email"],
    ...["correo", "correo_electronico", "correo_del_estudiante", "email_del_estudiante"],
  ],
  grade: ["grade_level", "grado", "nivel"],
  birth_date: [
    ...["birthdate", "date_of_birth", "dob", "birthday"],
    ...["fecha_de_nacimiento", "fecha_nacimiento", "nacimiento"],
  ],
  class_name: [
    "class",
    "classname",
    "classroom",
    "homeroom",
    "clase",
    "nombre_de_la_clase",
    "grupo",
    "salon",
    "aula",
  ],
  teacher_email: ["teacher", "correo_docente", "correo_del_docente", "correo_de_la_docente", "email_docente"],
  parent_name: [
    ...["parent", "guardian_name", "parent_guardian_name", "family_contact"],
    ...[
      "nombre_del_padre",
      "nombre_de_la_madre",
      "nombre_del_tutor",
      "nombre_familiar",
      "padre_madre_o_tutor",
    ],
  ],
  parent_email: [
    ...["guardian_email", "parent_guardian_email", "family_email"],
    ...[
      "correo_del_padre",
      "correo_de_la_madre",
      "correo_del_tutor",
      "correo_familiar",
      "correo_de_la_familia",
    ],
  ],
  parent_language: [
    ...["guardian_language", "home_language", "family_language"],
    ...["idioma", "idioma_familiar", "idioma_del_padre", "idioma_de_la_familia", "idioma_del_hogar"],
  ],
};

const COLUMN_BY_NAME = new Map<string, Column>(
  COLUMNS.flatMap((column) => [column, ...OTHER_NAMES[column]].map((name) => [name, column] as const)),
);

/** A header as names are compared: lower case, without accents, with one underscore for any other signs. */
export const normalizeHeader = (header: string): string =>
  header
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");

/** The column a header means; null for one the import does not need. */
export const columnOf = (header: string): Column | null =>
  COLUMN_BY_NAME.get(normalizeHeader(header)) ?? null;
