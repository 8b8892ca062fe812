ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A phone that was lost or sold is stopped by ending its session, by whatever call or change of password.
CREATE FUNCTION end_device_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM push_subscriptions WHERE session_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER end_device AFTER UPDATE ON sessions FOR EACH ROW
	WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION end_device_of_session();
--> statement-breakpoint
-- A confirmed address opens a channel: what is planned for the bell may go by e-mail from then on.
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO reminder_changes (user_id) VALUES (NEW.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER note_account_change AFTER UPDATE ON users FOR EACH ROW
	WHEN (OLD.email_verified_at IS DISTINCT FROM NEW.email_verified_at OR OLD.email IS DISTINCT FROM NEW.email)
	EXECUTE FUNCTION note_account_change();
