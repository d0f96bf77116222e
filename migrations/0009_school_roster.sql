ALTER TABLE `schools` ADD `roster_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `roster_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_roster_id` ON `users` (`school_id`,`roster_id`) WHERE roster_id is not null;--> statement-breakpoint
ALTER TABLE `memberships` ADD `is_rostered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `consent_requests` ADD `school_id` text;