CREATE TABLE `check_in_days` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`local_date` text NOT NULL,
	`skipped_at` integer,
	`energy` integer,
	`would_help` text,
	`note` text,
	`wants_to_talk_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `check_in_days_one_a_day` ON `check_in_days` (`user_id`,`local_date`);--> statement-breakpoint
CREATE TABLE `relief_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`local_date` text NOT NULL,
	`tool` text NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `relief_checks_one_a_day` ON `relief_checks` (`user_id`,`local_date`,`tool`);