DROP INDEX `users_school`;--> statement-breakpoint
CREATE INDEX `users_roster` ON `users` (`school_id`,`user_type`,`first_name`,`last_name`);--> statement-breakpoint
CREATE INDEX `users_unfinished` ON `users` (`user_type`,`coppa_consent_status`,`created_at`) WHERE registration_completed_at is null;--> statement-breakpoint
CREATE INDEX `users_with_streak` ON `users` (`id`) WHERE streak_days > 0;--> statement-breakpoint
CREATE INDEX `users_short_keep` ON `users` (`id`) WHERE data_retention_opt_out = 1;--> statement-breakpoint
CREATE INDEX `login_attempts_time` ON `login_attempts` (`last_failure_at`);--> statement-breakpoint
CREATE INDEX `teacher_codes_school` ON `teacher_codes` (`school_id`);--> statement-breakpoint
CREATE INDEX `teacher_codes_created_by` ON `teacher_codes` (`created_by`);--> statement-breakpoint
CREATE INDEX `teacher_codes_expires` ON `teacher_codes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `check_in_days_time` ON `check_in_days` (`created_at`);--> statement-breakpoint
CREATE INDEX `emotion_logs_time` ON `emotion_logs` (`created_at`);--> statement-breakpoint
CREATE INDEX `relief_checks_time` ON `relief_checks` (`created_at`);--> statement-breakpoint
CREATE INDEX `saved_circles_saved_by` ON `saved_circles` (`saved_by`);--> statement-breakpoint
CREATE INDEX `class_badges_created_by` ON `class_badges` (`created_by`);--> statement-breakpoint
CREATE INDEX `memberships_invited_by` ON `memberships` (`invited_by`) WHERE invited_by is not null;--> statement-breakpoint
CREATE INDEX `coach_messages_time` ON `coach_messages` (`created_at`);--> statement-breakpoint
CREATE INDEX `coach_settings_set_by` ON `coach_settings` (`set_by`);--> statement-breakpoint
CREATE INDEX `consent_requests_decided` ON `consent_requests` (`status`,`decided_at`);--> statement-breakpoint
CREATE INDEX `family_codes_created_by` ON `family_codes` (`created_by`);--> statement-breakpoint
CREATE INDEX `family_codes_used_by` ON `family_codes` (`used_by`) WHERE used_by is not null;--> statement-breakpoint
CREATE INDEX `family_codes_expires` ON `family_codes` (`expires_at`);--> statement-breakpoint
CREATE INDEX `drum_sessions_time` ON `drum_sessions` (`created_at`);--> statement-breakpoint
CREATE INDEX `idempotency_user` ON `idempotency_keys` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`);--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
CREATE INDEX `outbox_failed` ON `outbox` (`user_id`) WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX `amendment_requests_open` ON `amendment_requests` (`student_id`,`created_at`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `amendment_requests_requested_by` ON `amendment_requests` (`requested_by`);--> statement-breakpoint
CREATE INDEX `amendment_requests_decided_by` ON `amendment_requests` (`decided_by`) WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX `data_requests_requested_by` ON `data_requests` (`requested_by`) WHERE requested_by is not null;--> statement-breakpoint
CREATE INDEX `data_requests_time` ON `data_requests` (`requested_at`);--> statement-breakpoint
CREATE INDEX `deletion_receipts_time` ON `deletion_receipts` (`completed_at`);--> statement-breakpoint
CREATE INDEX `safety_events_acknowledged_by` ON `safety_events` (`acknowledged_by`) WHERE acknowledged_by is not null;--> statement-breakpoint
CREATE INDEX `safety_events_closed_by` ON `safety_events` (`closed_by`) WHERE closed_by is not null;--> statement-breakpoint
CREATE INDEX `safety_events_time` ON `safety_events` (`created_at`);--> statement-breakpoint
CREATE INDEX `safety_notices_recipient` ON `safety_notices` (`recipient`);--> statement-breakpoint
CREATE INDEX `safety_notices_time` ON `safety_notices` (`created_at`);--> statement-breakpoint
CREATE INDEX `safety_settings_updated_by` ON `safety_settings` (`updated_by`);--> statement-breakpoint
CREATE INDEX `safety_updates_time` ON `safety_updates` (`created_at`);