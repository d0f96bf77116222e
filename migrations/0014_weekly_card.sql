ALTER TABLE `users` ADD `weekly_card_opt_out` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `family_links` ADD `card_due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `family_links` ADD `card_day` text;--> statement-breakpoint
CREATE INDEX `family_links_card_due` ON `family_links` (`card_due_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
ALTER TABLE `deletion_receipts` ADD `requested_by` text;--> statement-breakpoint
ALTER TABLE `deletion_receipts` ADD `mailed_at` integer;--> statement-breakpoint
CREATE INDEX `deletion_receipts_requested_by` ON `deletion_receipts` (`requested_by`,`completed_at`) WHERE requested_by is not null;--> statement-breakpoint
CREATE INDEX `deletion_receipts_unmailed` ON `deletion_receipts` (`completed_at`) WHERE requested_by is not null and mailed_at is null;