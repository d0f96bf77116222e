CREATE TABLE `safety_updates` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`student_id` text NOT NULL,
	`kind` text NOT NULL,
	`message_id` text,
	`category` text,
	`severity` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `safety_updates_event` ON `safety_updates` (`event_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `safety_updates_student` ON `safety_updates` (`student_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `safety_updates_message` ON `safety_updates` (`message_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `safety_updates_answer` ON `safety_updates` (`event_id`,`kind`) WHERE kind <> 'alert';--> statement-breakpoint
ALTER TABLE `safety_events` ADD `talk_id` text;--> statement-breakpoint
ALTER TABLE `safety_events` ADD `told` text;--> statement-breakpoint
ALTER TABLE `safety_events` ADD `is_off_hours` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `safety_events_talk` ON `safety_events` (`talk_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `safety_events_open_talk` ON `safety_events` (`talk_id`) WHERE state <> 'closed';