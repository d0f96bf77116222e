CREATE TABLE `what_works` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`badge_id` text,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`skill` text,
	`text` text,
	`slot` text,
	`talk_id` text,
	`asked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `what_works_slot` ON `what_works` (`slot`);--> statement-breakpoint
CREATE INDEX `what_works_user` ON `what_works` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `what_works_time` ON `what_works` (`created_at`);