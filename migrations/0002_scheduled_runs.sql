CREATE TABLE `scheduled_runs` (
	`name` text PRIMARY KEY NOT NULL,
	`lease_until` integer,
	`started_at` integer,
	`duration_ms` integer,
	`failures` integer,
	`done_on` text
);
