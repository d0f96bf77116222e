ALTER TABLE `needs_you_cards` ADD `passed_to` text;--> statement-breakpoint
CREATE INDEX `needs_you_cards_passed_to` ON `needs_you_cards` (`passed_to`) WHERE passed_to is not null;