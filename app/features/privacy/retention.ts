/**
 * The written retention policy (16 CFR 312.10): what each table holds, why, and when it goes. The published
 * notice at /privacy and the purge job both read this one list; a test fails for a table that is not in it.
 */
export type RetentionRule = {
  table: string;
  purpose: { en: string; es: string };
  /** Days after `column` that a row is kept; null: as long as the account, and deleted with it. */
  keepDays: number | null;
  /** The moment the days are counted from. */
  column?: string;
  /** Kept after the account is gone, with nothing but ids. */
  outlivesAccount?: true;
};

const account = { en: "Your account and how you sign in", es: "Su cuenta y cómo inicia sesión" };
const consent = { en: "Proof of a parent's decision", es: "Prueba de la decisión de la familia" };
const school = { en: "Which class you are in", es: "En qué clase está" };
const coach = { en: "Talks with the coach", es: "Conversaciones con el coach" };
const music = { en: "Music you made", es: "La música que creó" };
const drums = { en: "Drum games and rhythms", es: "Juegos y ritmos de batería" };
const learning = { en: "Lessons, points and badges", es: "Lecciones, puntos e insignias" };
const privacy = { en: "Your requests about your data", es: "Sus solicitudes sobre sus datos" };
const security = { en: "Keeping accounts safe", es: "Seguridad de las cuentas" };
const safety = { en: "Keeping children safe", es: "Seguridad de los niños" };

export const RETENTION: RetentionRule[] = [
  { table: "users", purpose: account, keepDays: null },
  { table: "sessions", purpose: account, keepDays: 1, column: "expires_at" },
  { table: "account_tokens", purpose: account, keepDays: 7, column: "expires_at" },
  { table: "oauth_accounts", purpose: account, keepDays: null },
  { table: "login_attempts", purpose: security, keepDays: 2, column: "last_failure_at" },
  { table: "idempotency_keys", purpose: security, keepDays: 1, column: "created_at" },
  { table: "audit_log", purpose: security, keepDays: null, outlivesAccount: true },
  { table: "audit_seals", purpose: security, keepDays: null, outlivesAccount: true },
  {
    table: "outbox",
    purpose: { en: "Mail on its way", es: "Correo por enviar" },
    keepDays: 30,
    column: "created_at",
  },
  {
    table: "scheduled_runs",
    purpose: { en: "When the daily work last ran", es: "Cuándo se hizo el trabajo diario" },
    keepDays: null,
    outlivesAccount: true,
  },
  { table: "consent_requests", purpose: consent, keepDays: null },
  { table: "consent_ledger", purpose: consent, keepDays: null, outlivesAccount: true },
  { table: "family_links", purpose: consent, keepDays: null },
  { table: "teacher_codes", purpose: security, keepDays: 1, column: "expires_at" },
  { table: "family_codes", purpose: consent, keepDays: 30, column: "expires_at" },
  { table: "schools", purpose: school, keepDays: null, outlivesAccount: true },
  { table: "classrooms", purpose: school, keepDays: null },
  { table: "memberships", purpose: school, keepDays: null },
  {
    table: "class_staff",
    purpose: {
      en: "Who teaches your class along with your teacher, and who stood in for some days (until 30 days after)",
      es: "Quién da clase junto con su docente y quién lo sustituyó unos días (hasta 30 días después)",
    },
    keepDays: 30,
    column: "ends_at",
  },
  { table: "saved_circles", purpose: school, keepDays: null },
  {
    table: "emotion_logs",
    purpose: { en: "Daily check-ins", es: "Registros diarios" },
    keepDays: 730,
    column: "created_at",
  },
  {
    table: "check_in_days",
    purpose: { en: "Daily check-ins", es: "Registros diarios" },
    keepDays: 730,
    column: "created_at",
  },
  {
    table: "relief_checks",
    purpose: { en: "What helped you feel better", es: "Lo que le ayudó a sentirse mejor" },
    keepDays: 730,
    column: "created_at",
  },
  {
    table: "morning_boards",
    purpose: { en: "That a class's morning board was made", es: "Que se preparó el tablero de la clase" },
    keepDays: 90,
    column: "created_at",
  },
  {
    table: "needs_you_cards",
    purpose: {
      en: "Who asked to talk or may need a teacher, and what came of it",
      es: "Quién pidió hablar o puede necesitar a su docente, y qué resultó",
    },
    keepDays: 90,
    column: "created_at",
  },
  {
    table: "what_works",
    purpose: { en: "Your own list of what works", es: "Su lista de lo que le funciona" },
    keepDays: 730,
    column: "created_at",
  },
  { table: "conversations", purpose: coach, keepDays: null },
  { table: "coach_messages", purpose: coach, keepDays: 365, column: "created_at" },
  { table: "tracks", purpose: music, keepDays: null },
  { table: "drum_sessions", purpose: drums, keepDays: 730, column: "created_at" },
  { table: "drum_loops", purpose: drums, keepDays: null },
  { table: "module_progress", purpose: learning, keepDays: null },
  { table: "activity_completions", purpose: learning, keepDays: null },
  { table: "progress_events", purpose: learning, keepDays: null },
  { table: "progress_days", purpose: learning, keepDays: null },
  { table: "achievements", purpose: learning, keepDays: null },
  { table: "achievement_checks", purpose: learning, keepDays: null },
  { table: "class_badges", purpose: account, keepDays: null },
  { table: "coach_settings", purpose: coach, keepDays: null },
  { table: "coach_usage", purpose: coach, keepDays: null },
  { table: "safety_events", purpose: safety, keepDays: 1095, column: "created_at" },
  { table: "safety_updates", purpose: safety, keepDays: 1095, column: "created_at" },
  { table: "safety_notices", purpose: safety, keepDays: 1095, column: "created_at" },
  { table: "safety_contacts", purpose: safety, keepDays: null },
  { table: "safety_settings", purpose: safety, keepDays: null },
  { table: "safety_counts", purpose: safety, keepDays: null, outlivesAccount: true },
  { table: "uploads", purpose: { en: "Your background picture", es: "Su imagen de fondo" }, keepDays: null },
  { table: "data_requests", purpose: privacy, keepDays: 400, column: "requested_at" },
  { table: "amendment_requests", purpose: privacy, keepDays: null },
  {
    table: "deletion_receipts",
    purpose: privacy,
    keepDays: 400,
    column: "completed_at",
    outlivesAccount: true,
  },
];
