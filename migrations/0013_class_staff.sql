CREATE TABLE `class_staff` (
	`id` text PRIMARY KEY NOT NULL,
	`classroom_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`first_day` text,
	`last_day` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`added_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`classroom_id`) REFERENCES `classrooms`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `class_staff_once` ON `class_staff` (`classroom_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `class_staff_user` ON `class_staff` (`user_id`);--> statement-breakpoint
CREATE INDEX `class_staff_added_by` ON `class_staff` (`added_by`);--> statement-breakpoint
CREATE INDEX `class_staff_ends_at` ON `class_staff` (`ends_at`);--> statement-breakpoint
ALTER TABLE `classrooms` ADD `archived_at` integer;