CREATE TABLE `account_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_tokens_user` ON `account_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `account_tokens_expires` ON `account_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `login_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`last_failure_at` integer NOT NULL,
	`blocked_until` integer
);
--> statement-breakpoint
CREATE TABLE `oauth_accounts` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `oauth_accounts_user` ON `oauth_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `schools` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`state` text,
	`time_zone` text DEFAULT 'America/New_York' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device_label` text DEFAULT '' NOT NULL,
	`is_shared` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `teacher_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`user_type` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`password_hash` text,
	`email_verified_at` integer,
	`school_id` text,
	`grade` integer,
	`nickname` text,
	`profile_image_url` text,
	`background_image_url` text,
	`current_level` integer DEFAULT 1 NOT NULL,
	`total_points` integer DEFAULT 0 NOT NULL,
	`streak_days` integer DEFAULT 0 NOT NULL,
	`date_of_birth` text,
	`registration_completed_at` integer,
	`coppa_consent_status` text DEFAULT 'not_required' NOT NULL,
	`coppa_consent_by` text,
	`ferpa_directory_opt_out` integer DEFAULT true NOT NULL,
	`ferpa_education_records_consent` integer DEFAULT false NOT NULL,
	`data_retention_opt_out` integer DEFAULT false NOT NULL,
	`external_model_consent` integer DEFAULT false NOT NULL,
	`institution_name` text,
	`child_name` text,
	`child_school` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`time_zone` text DEFAULT 'America/New_York' NOT NULL,
	`settings` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (lower("username"));--> statement-breakpoint
CREATE INDEX `users_school` ON `users` (`school_id`,`user_type`);--> statement-breakpoint
CREATE TABLE `emotion_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`emotion` text NOT NULL,
	`intensity` integer NOT NULL,
	`context` text NOT NULL,
	`local_date` text NOT NULL,
	`energy` integer,
	`wants` text,
	`note` text,
	`seen_by_staff_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emotion_logs_one_a_day` ON `emotion_logs` (`user_id`,`local_date`);--> statement-breakpoint
CREATE INDEX `emotion_logs_newest` ON `emotion_logs` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `saved_circles` (
	`id` text PRIMARY KEY NOT NULL,
	`classroom_id` text NOT NULL,
	`saved_by` text NOT NULL,
	`title` text NOT NULL,
	`bpm` integer NOT NULL,
	`bars` integer NOT NULL,
	`strokes` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`classroom_id`) REFERENCES `classrooms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`saved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_circles_classroom` ON `saved_circles` (`classroom_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `class_badges` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`classroom_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`classroom_id`) REFERENCES `classrooms`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_badges_student` ON `class_badges` (`student_id`);--> statement-breakpoint
CREATE INDEX `class_badges_classroom` ON `class_badges` (`classroom_id`);--> statement-breakpoint
CREATE TABLE `classrooms` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`school_id` text,
	`name` text NOT NULL,
	`join_code` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `classrooms_join_code` ON `classrooms` (`join_code`);--> statement-breakpoint
CREATE INDEX `classrooms_teacher` ON `classrooms` (`teacher_id`);--> statement-breakpoint
CREATE INDEX `classrooms_school` ON `classrooms` (`school_id`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`id` text PRIMARY KEY NOT NULL,
	`classroom_id` text NOT NULL,
	`student_id` text NOT NULL,
	`status` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`classroom_id`) REFERENCES `classrooms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `memberships_once` ON `memberships` (`classroom_id`,`student_id`);--> statement-breakpoint
CREATE INDEX `memberships_student` ON `memberships` (`student_id`,`status`);--> statement-breakpoint
CREATE TABLE `coach_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`engine` text,
	`safety` text,
	`extras` text,
	`request_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `coach_messages_talk` ON `coach_messages` (`conversation_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `coach_messages_user` ON `coach_messages` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `coach_messages_request` ON `coach_messages` (`user_id`,`request_key`);--> statement-breakpoint
CREATE TABLE `coach_settings` (
	`scope` text PRIMARY KEY NOT NULL,
	`is_off` integer DEFAULT false NOT NULL,
	`is_model_off` integer DEFAULT false NOT NULL,
	`minutes_per_day` integer,
	`set_by` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `coach_usage` (
	`user_id` text PRIMARY KEY NOT NULL,
	`session_started_at` integer NOT NULL,
	`last_message_at` integer NOT NULL,
	`last_disclosed_at` integer NOT NULL,
	`local_date` text NOT NULL,
	`seconds_today` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`message_count` integer DEFAULT 0 NOT NULL,
	`engine_state` text,
	`risk_state` text,
	`created_at` integer NOT NULL,
	`last_message_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`,`last_message_at`);--> statement-breakpoint
CREATE TABLE `consent_ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`child_id` text NOT NULL,
	`request_id` text,
	`decision` text NOT NULL,
	`method` text NOT NULL,
	`notice_version` text NOT NULL,
	`decided_by` text NOT NULL,
	`school_id` text,
	`choices` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `consent_ledger_child` ON `consent_ledger` (`child_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `consent_ledger_school` ON `consent_ledger` (`school_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `consent_ledger_once` ON `consent_ledger` (`request_id`,`decision`);--> statement-breakpoint
CREATE TABLE `consent_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`child_id` text NOT NULL,
	`parent_name` text NOT NULL,
	`parent_email` text NOT NULL,
	`relationship` text NOT NULL,
	`emergency_contact` text DEFAULT '' NOT NULL,
	`ferpa_consent` integer DEFAULT false NOT NULL,
	`data_retention_consent` integer DEFAULT false NOT NULL,
	`token_hash` text NOT NULL,
	`revoke_token_hash` text,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`child_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consent_requests_token` ON `consent_requests` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `consent_requests_revoke_token` ON `consent_requests` (`revoke_token_hash`);--> statement-breakpoint
CREATE INDEX `consent_requests_child` ON `consent_requests` (`child_id`);--> statement-breakpoint
CREATE INDEX `consent_requests_parent` ON `consent_requests` (`parent_email`);--> statement-breakpoint
CREATE INDEX `consent_requests_expiry` ON `consent_requests` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `family_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`child_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`used_by` text,
	FOREIGN KEY (`child_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `family_codes_hash` ON `family_codes` (`code_hash`);--> statement-breakpoint
CREATE INDEX `family_codes_child` ON `family_codes` (`child_id`);--> statement-breakpoint
CREATE TABLE `family_links` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`child_id` text NOT NULL,
	`linked_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`child_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `family_links_once` ON `family_links` (`parent_id`,`child_id`);--> statement-breakpoint
CREATE INDEX `family_links_child` ON `family_links` (`child_id`);--> statement-breakpoint
CREATE TABLE `drum_loops` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`bpm` integer NOT NULL,
	`bars` integer NOT NULL,
	`hits` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `drum_loops_user` ON `drum_loops` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `drum_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`game_mode` text NOT NULL,
	`score` integer NOT NULL,
	`accuracy` integer NOT NULL,
	`bpm` integer NOT NULL,
	`duration_seconds` integer NOT NULL,
	`streak` integer NOT NULL,
	`level` integer,
	`kit` text,
	`timing` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `drum_sessions_user` ON `drum_sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `drum_sessions_best` ON `drum_sessions` (`user_id`,`game_mode`,`score`,`accuracy`);--> statement-breakpoint
CREATE TABLE `activity_completions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`module_id` text NOT NULL,
	`activity_id` text NOT NULL,
	`reflection` text,
	`completed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `activity_completions_once` ON `activity_completions` (`user_id`,`module_id`,`activity_id`);--> statement-breakpoint
CREATE TABLE `module_progress` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`module_id` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`activities_completed` integer DEFAULT 0 NOT NULL,
	`total_activities` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `module_progress_once` ON `module_progress` (`user_id`,`module_id`);--> statement-breakpoint
CREATE INDEX `module_progress_module` ON `module_progress` (`module_id`);--> statement-breakpoint
CREATE TABLE `tracks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`emotion` text NOT NULL,
	`activity_type` text NOT NULL,
	`cultural_style` text NOT NULL,
	`path` text DEFAULT 'match' NOT NULL,
	`is_liked` integer DEFAULT false NOT NULL,
	`seed` integer NOT NULL,
	`engine_version` integer NOT NULL,
	`bpm` integer NOT NULL,
	`key` text NOT NULL,
	`duration_seconds` real NOT NULL,
	`description` text NOT NULL,
	`parent_track_id` text,
	`felt_before` integer,
	`felt_after` integer,
	`figures` text DEFAULT '' NOT NULL,
	`render_claimed_at` integer,
	`created_at` integer NOT NULL,
	`score` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tracks_user` ON `tracks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`actor_id` text,
	`subject_id` text,
	`action` text NOT NULL,
	`details` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit_log` (`subject_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `audit_seals` (
	`seq` integer PRIMARY KEY NOT NULL,
	`last_row` integer NOT NULL,
	`hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`body_hash` text NOT NULL,
	`status` integer,
	`response_body` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text_body` text NOT NULL,
	`html_body` text NOT NULL,
	`created_at` integer NOT NULL,
	`send_after` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`sent_at` integer,
	`failed_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`sent_at`,`send_after`);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `amendment_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`requested_by` text NOT NULL,
	`topic` text NOT NULL,
	`wish` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`decided_by` text,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `amendment_requests_student` ON `amendment_requests` (`student_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`requested_by` text,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`requested_at` integer NOT NULL,
	`due_by` integer NOT NULL,
	`execute_after` integer,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`requested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `data_requests_user` ON `data_requests` (`user_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `data_requests_due` ON `data_requests` (`kind`,`status`,`execute_after`);--> statement-breakpoint
CREATE TABLE `deletion_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`rows_by_table` text NOT NULL,
	`completed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `achievement_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`event_count` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `achievement_checks_user_id_unique` ON `achievement_checks` (`user_id`);--> statement-breakpoint
CREATE TABLE `achievements` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`achievement_key` text NOT NULL,
	`unlocked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `achievements_once` ON `achievements` (`user_id`,`achievement_key`);--> statement-breakpoint
CREATE TABLE `progress_days` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`local_date` text NOT NULL,
	`points` integer NOT NULL,
	`event_count` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `progress_days_once` ON `progress_days` (`user_id`,`local_date`);--> statement-breakpoint
CREATE TABLE `progress_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text NOT NULL,
	`detail` text,
	`local_date` text NOT NULL,
	`occurred_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `progress_events_once` ON `progress_events` (`user_id`,`kind`,`source_id`);--> statement-breakpoint
CREATE INDEX `progress_events_day` ON `progress_events` (`user_id`,`local_date`);--> statement-breakpoint
CREATE TABLE `safety_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`hours` text NOT NULL,
	`min_severity` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `safety_contacts_school` ON `safety_contacts` (`school_id`,`position`);--> statement-breakpoint
CREATE INDEX `safety_contacts_user` ON `safety_contacts` (`user_id`);--> statement-breakpoint
CREATE TABLE `safety_counts` (
	`year` integer NOT NULL,
	`category` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`year`, `category`)
);
--> statement-breakpoint
CREATE TABLE `safety_events` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text,
	`student_id` text,
	`source_kind` text NOT NULL,
	`source_id` text NOT NULL,
	`excerpt` text,
	`category` text NOT NULL,
	`severity` text NOT NULL,
	`rule_ids` text NOT NULL,
	`origin` text NOT NULL,
	`state` text NOT NULL,
	`is_drill` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`escalate_at` integer,
	`notice_count` integer DEFAULT 0 NOT NULL,
	`delivered_at` integer,
	`acknowledged_at` integer,
	`acknowledged_by` text,
	`closed_at` integer,
	`closed_by` text,
	`outcome` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `safety_events_source` ON `safety_events` (`source_kind`,`source_id`);--> statement-breakpoint
CREATE INDEX `safety_events_school` ON `safety_events` (`school_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `safety_events_student` ON `safety_events` (`student_id`);--> statement-breakpoint
CREATE INDEX `safety_events_due` ON `safety_events` (`state`,`escalate_at`);--> statement-breakpoint
CREATE TABLE `safety_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`recipient` text NOT NULL,
	`turn` integer,
	`outbox_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `safety_notices_turn` ON `safety_notices` (`event_id`,`turn`);--> statement-breakpoint
CREATE TABLE `safety_settings` (
	`school_id` text PRIMARY KEY NOT NULL,
	`day_start_minutes` integer DEFAULT 480 NOT NULL,
	`day_end_minutes` integer DEFAULT 930 NOT NULL,
	`is_parent_notified` integer DEFAULT true NOT NULL,
	`has_teacher_flags` integer DEFAULT false NOT NULL,
	`updated_by` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`announced_type` text,
	`announced_bytes` integer,
	`content_type` text,
	`bytes` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`);--> statement-breakpoint
CREATE INDEX `uploads_open` ON `uploads` (`status`,`expires_at`);