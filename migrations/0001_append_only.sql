-- The consent ledger and the audit log only grow: no row is ever changed or taken out (safety.md P18, S16).
CREATE TRIGGER `consent_ledger_no_update` BEFORE UPDATE ON `consent_ledger`
BEGIN
	SELECT RAISE(ABORT, 'consent_ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `consent_ledger_no_delete` BEFORE DELETE ON `consent_ledger`
BEGIN
	SELECT RAISE(ABORT, 'consent_ledger is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_no_update` BEFORE UPDATE ON `audit_log`
BEGIN
	SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_log_no_delete` BEFORE DELETE ON `audit_log`
BEGIN
	SELECT RAISE(ABORT, 'audit_log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_seals_no_update` BEFORE UPDATE ON `audit_seals`
BEGIN
	SELECT RAISE(ABORT, 'audit_seals is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_seals_no_delete` BEFORE DELETE ON `audit_seals`
BEGIN
	SELECT RAISE(ABORT, 'audit_seals is append-only');
END;
