ALTER TABLE `users` ADD `technical_admin_of` text REFERENCES schools(id);--> statement-breakpoint
CREATE INDEX `users_technical_admins` ON `users` (`technical_admin_of`) WHERE technical_admin_of is not null;--> statement-breakpoint
CREATE INDEX `audit_roster_imports` ON `audit_log` ((details ->> '$.schoolId'),`created_at`) WHERE action = 'roster_imported';