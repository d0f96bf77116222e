import { describe, expect, it } from "vitest";
import { m } from "~/messages/compiled/messages.js";

/** Every text the product's specification words exactly, beside the message that says it. */
const TEXTS: [() => string, string][] = [
  [m.signup_age_verified, "Age Verified"],
  [m.signup_authentication_failed, "Authentication Failed"],
  [m.signup_change_type, "← Change account type"],
  [m.signup_check_information, "Please check your information and try again."],
  [m.signup_choose_type, "Choose your account type to get started"],
  [m.signup_complete_date, "Please complete all date fields"],
  [m.signup_complete_setup, "Complete Setup"],
  [m.signup_consent_heading, "Parental Consent Required"],
  [m.signup_consent_needed_title, "Parental Consent Required"],
  [
    m.identity_consent_required,
    "Parental consent is required to access this content. Please complete the consent process.",
  ],
  [m.signup_continue, "Continue"],
  [m.signup_continue_with_google, "Continue with Google"],
  [m.signup_coppa_tick_required, "COPPA consent is required for children under 13"],
  [m.signup_creating_account, "Creating Account..."],
  [m.signup_date_in_future, "Date of birth cannot be in the future"],
  [m.signup_enter_child_and_school, "Please enter both your child's name and school name."],
  [m.signup_enter_email_and_password, "Please enter both email and password."],
  [m.signup_enter_institution, "Please enter your institution name."],
  [m.signup_enter_valid_email, "Please enter a valid email address"],
  [m.signup_fill_parent_fields, "Please fill in all required parent consent fields."],
  [m.signup_fill_required, "Please fill in all required fields."],
  [m.signup_google_failed, "Google authentication failed. Please try again."],
  [m.signup_login_failed, "Login Failed"],
  [m.signup_missing_information, "Missing Information"],
  [m.signup_password_composition, "Password should contain uppercase, lowercase, and numbers."],
  [m.signup_password_hint, "At least 8 characters with uppercase, lowercase, and numbers"],
  [m.signup_password_mismatch, "Password Mismatch"],
  [m.signup_password_too_short, "Password must be at least 8 characters long."],
  [m.signup_passwords_do_not_match, "Passwords do not match. Please try again."],
  [m.signup_register_parent_badge, "For parents and guardians"],
  [m.signup_register_student_badge, "Ages 6-18 (grades 1-12)"],
  [m.signup_register_teacher_badge, "For teachers and administrators"],
  [m.signup_registration_complete, "Registration Complete!"],
  [m.signup_registration_complete_text, "Welcome to Beats! You can now access all features."],
  [m.signup_registration_failed, "Registration Failed"],
  [m.signup_saving, "Saving..."],
  [m.signup_setting_up, "Setting up your account..."],
  [m.identity_sign_in_required, "Authentication required to access this content."],
  [m.signup_sign_up_here, "Sign up here"],
  [m.signup_sign_up_with_google, "Sign up with Google"],
  [m.signup_signing_in, "Signing In..."],
  [m.common_something_went_wrong, "Something went wrong. Please try again."],
  [m.signup_teacher_profile_heading, "Complete Your Educator Profile"],
  [m.signup_type_student, "Student"],
  [m.signup_weak_password, "Weak Password"],
  [m.signup_welcome_back, "Welcome back!"],
  [m.signup_wrong_credentials, "Invalid email or password. Please try again."],
  [m.checkin_failed, "Failed to log emotion. Please try again."],
  [m.checkin_logged_text, "Thanks for sharing how you're feeling today!"],
  [m.checkin_logged_title, "Emotion Logged"],
  [m.checkin_title, "How are you feeling today?"],
  [m.coach_new_conversation, "New Conversation"],
  [m.coach_send_failed, "Failed to send message. Please try again."],
  [m.coach_title, "AI Life Coach"],
  [m.common_logout, "Logout"],
  [m.common_page_not_found, "Page Not Found"],
  [m.common_role_administrator, "Administrator"],
  [m.common_role_educator, "Educator"],
  [m.common_role_parent, "Parent"],
  [m.common_role_student, "Student"],
  [m.common_role_teacher, "Teacher"],
  [m.common_sign_out, "Sign Out"],
  [m.common_unauthorized_text, "You are logged out. Logging in again..."],
  [m.common_unauthorized_title, "Unauthorized"],
  [m.consent_email_invalid, "Please enter a valid email address"],
  [m.consent_fill_required, "Please fill in all required fields"],
  [m.consent_is_parent_required, "COPPA consent is required for children under 13"],
  [m.dashboard_fallback_parent, "Parent"],
  [m.dashboard_fallback_student, "Student"],
  [m.deck_start_demo, "Start Interactive Demo"],
  [m.drums_choose_mode, "Choose a game mode to start playing!"],
  [m.drums_mode_beat_matching, "Beat Matching"],
  [m.drums_mode_rhythm_patterns, "Rhythm Patterns"],
  [m.drums_mode_speed_challenge, "Speed Challenge"],
  [m.drums_saved_title, "Session Saved!"],
  [m.drums_started_title, "Game Started!"],
  [m.drums_title, "AI Drummer - Rhythm Games"],
  [m.family_no_child_title, "No Child Linked"],
  [m.landing_cta, "Get Started for Free"],
  [m.landing_demo, "View Platform Demo"],
  [m.landing_start, "Start Your Journey"],
  [m.landing_why_title, "Why Beats Works"],
  [m.learning_badge_available, "Available"],
  [m.learning_badge_completed, "Completed"],
  [m.learning_badge_in_progress, "In Progress"],
  [m.learning_badge_locked, "Locked"],
  [m.learning_button_continue, "Continue"],
  [m.learning_button_review, "Review Module"],
  [m.learning_button_start, "Start Module"],
  [m.learning_locked_hint, "Complete previous modules to unlock"],
  [m.learning_saved_text, "Your learning progress has been saved."],
  [m.learning_saved_title, "Progress Updated!"],
  [m.learning_saving, "Saving..."],
  [m.learning_title, "Social Emotional Learning"],
  [m.music_create, "Create My Music"],
  [m.music_create_failed, "Failed to create music. Please try again."],
  [m.music_created_title, "Music Created!"],
  [m.music_creating, "Creating Your Music..."],
  [m.music_emotion_angry, "Angry & Frustrated"],
  [m.music_emotion_anxious, "Anxious & Worried"],
  [m.music_emotion_calm, "Calm & Peaceful"],
  [m.music_emotion_confident, "Confident & Strong"],
  [m.music_emotion_excited, "Excited & Energetic"],
  [m.music_emotion_happy, "Happy & Joyful"],
  [m.music_emotion_sad, "Sad & Reflective"],
  [m.music_heading, "AI DJ Music Maker"],
  [m.music_player_empty, "Create your first track to see the player here"],
  [m.music_recent, "Your Recent Creations"],
  [m.music_save, "Save to My Library"],
  [m.music_save_failed, "Failed to save track."],
  [m.music_saved_text, "Track saved to your library."],
  [m.music_saved_title, "Saved!"],
  [m.music_saving, "Saving..."],
  [m.music_style_african_american, "Hip-Hop & R&B"],
  [m.privacy_deletion_requested, "Data Deletion Requested"],
  [
    m.privacy_deletion_requested_text,
    "Your request has been submitted. Account deletion will be processed within 30 days.",
  ],
  [m.privacy_export_requested, "Data Export Requested"],
  [
    m.privacy_export_requested_text,
    "Your data export will be emailed to you within 30 days as required by law.",
  ],
  [m.privacy_update_failed, "Update Failed"],
  [m.privacy_update_failed_text, "Failed to update privacy settings."],
  [m.privacy_updated, "Privacy Settings Updated"],
  [m.privacy_updated_text, "Your privacy preferences have been saved."],
  [m.profile_coppa_protected, "COPPA Protected"],
  [m.profile_saving, "Saving..."],
  [m.staff_assign_failed, "Assignment Failed"],
  [m.staff_assign_failed_text, "Failed to assign student. Please check the email address."],
  [m.staff_assigned, "Student Assigned"],
  [m.staff_assigned_text, "Student has been successfully assigned to your program."],
  [m.uploads_expired, "Request has expired"],
  [m.uploads_failed_text, "Failed to update background."],
  [m.uploads_failed_title, "Update Failed"],
  [m.uploads_updated, "Background Updated"],
  [m.uploads_updated_text, "Your background has been successfully updated."],
];

describe("the specification's texts", () => {
  it.each(TEXTS)("%o says it word for word", (message, text) => expect(message()).toBe(text));

  it.each([
    [m.drums_saved_text({ score: 120, accuracy: 12 }), "Score: 120 | Accuracy: 12%"],
    [m.drums_best({ score: 120 }), "Best: 120"],
    [m.music_created_text({ title: "Sun" }), 'Your personalized track "Sun" is ready to play.'],
    [m.learning_activities_completed({ done: 1, total: 5 }), "1 of 5 activities completed"],
    [m.checkin_today({ label: "Calm" }), "You're feeling Calm today"],
    [m.deck_counter({ n: 1, total: 7 }), "1 of 7"],
    [m.common_subtitle({ role: "Grade 4", level: 1 }), "Grade 4 • Level 1"],
    [
      m.identity_role_forbidden({ role: "student", roles: "teacher, admin" }),
      "Your user role (student) does not have permission to access this content. Required roles: teacher, admin",
    ],
  ])("%s, with its values", (said, text) => expect(said).toBe(text));
});

describe("counts", () => {
  const both = (say: (options: { locale: "en" | "es" }) => string) =>
    (["en", "es"] as const).map((locale) => say({ locale }));

  it("have the right form for one and for many, in both languages", () => {
    expect(both((options) => m.dashboard_streak({ days: 1 }, options))).toEqual([
      "1 day streak",
      "Racha de 1 día",
    ]);
    expect(both((options) => m.family_streak({ days: 2 }, options))).toEqual([
      "2 day streak",
      "Racha de 2 días",
    ]);
    expect(both((options) => m.staff_student_streak({ days: 1 }, options))).toEqual([
      "1 day streak",
      "Racha de 1 día",
    ]);
    expect(both((options) => m.coach_message_count({ count: 1 }, options))).toEqual([
      "1 message",
      "1 mensaje",
    ]);
    expect(both((options) => m.family_talk_count({ count: 0 }, options))).toEqual([
      "0 messages",
      "0 mensajes",
    ]);
    expect(both((options) => m.staff_students_count({ count: 1 }, options))).toEqual([
      "1 student",
      "1 estudiante",
    ]);
    expect(both((options) => m.staff_student_points({ points: 1 }, options))).toEqual(["1 point", "1 punto"]);
    expect(both((options) => m.identity_wait_minutes({ count: 1 }, options))).toEqual([
      "1 minute",
      "1 minuto",
    ]);
    expect(both((options) => m.learning_answers_missing({ count: 1 }, options))[1]).toMatch(/^Falta 1\./);
    expect(both((options) => m.privacy_notice_days({ days: 1 }, options))).toEqual(["1 day", "1 día"]);
  });
});

describe("who wrote a line of an opened alert", () => {
  it("is said in the reader's language", () => {
    const names = [m.safety_alert_student_wrote, m.safety_alert_coach_wrote];
    expect(names.map((say) => say({}, { locale: "en" }))).toEqual(["Student:", "Coach:"]);
    expect(names.map((say) => say({}, { locale: "es" }))).toEqual(["Estudiante:", "Guía:"]);
  });
});
