ALTER TABLE `sessions` ADD `superseded_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `badge_id` text;--> statement-breakpoint
ALTER TABLE `conversations` ADD `badge_id` text;--> statement-breakpoint
ALTER TABLE `consent_requests` ADD `locale` text;