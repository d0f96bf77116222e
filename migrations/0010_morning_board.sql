CREATE TABLE `morning_boards` (
	`id` text PRIMARY KEY NOT NULL,
	`classroom_id` text NOT NULL,
	`local_date` text NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`classroom_id`) REFERENCES `classrooms`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `morning_boards_once_a_day` ON `morning_boards` (`classroom_id`,`local_date`);--> statement-breakpoint
CREATE INDEX `morning_boards_time` ON `morning_boards` (`created_at`);--> statement-breakpoint
CREATE TABLE `needs_you_cards` (
	`id` text PRIMARY KEY NOT NULL,
	`classroom_id` text NOT NULL,
	`student_id` text NOT NULL,
	`local_date` text NOT NULL,
	`reason` text NOT NULL,
	`days` integer DEFAULT 0 NOT NULL,
	`asked_at` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`outcome_at` integer,
	`outcome_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`classroom_id`) REFERENCES `classrooms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `needs_you_cards_once` ON `needs_you_cards` (`classroom_id`,`local_date`,`student_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `needs_you_cards_student` ON `needs_you_cards` (`student_id`);--> statement-breakpoint
CREATE INDEX `needs_you_cards_outcome_by` ON `needs_you_cards` (`outcome_by`);--> statement-breakpoint
CREATE INDEX `needs_you_cards_time` ON `needs_you_cards` (`created_at`);--> statement-breakpoint
ALTER TABLE `check_in_days` ADD `seen_by_staff_at` integer;