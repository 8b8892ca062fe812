CREATE TABLE "contact_points" (
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"outside_id" text,
	"window_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_points_user_id_channel_pk" PRIMARY KEY("user_id","channel")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"whatsapp" jsonb NOT NULL,
	"email" jsonb NOT NULL,
	"push" jsonb NOT NULL,
	"sms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_topics" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"what" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"nth" smallint NOT NULL,
	CONSTRAINT "message_topics_message_id_what_planned_at_pk" PRIMARY KEY("message_id","what","planned_at")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"is_answerable" boolean DEFAULT false NOT NULL,
	"priority" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"useful_until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"reference" text,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_link_inside" CHECK (left("messages"."link", 1) = '/' and left("messages"."link", 2) not in ('//', '/\'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminder_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_horizons" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"planned_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chosen" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_topics" ADD CONSTRAINT "message_topics_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_topics" ADD CONSTRAINT "message_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_changes" ADD CONSTRAINT "reminder_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_horizons" ADD CONSTRAINT "reminder_horizons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_points_address" ON "contact_points" USING btree ("channel","address");--> statement-breakpoint
CREATE UNIQUE INDEX "message_topics_once" ON "message_topics" USING btree ("user_id","what","planned_at","channel","nth");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("user_id","send_at","id");--> statement-breakpoint
CREATE INDEX "messages_due" ON "messages" USING btree ("send_at") WHERE "messages"."state" in ('planned', 'retrying');--> statement-breakpoint
CREATE INDEX "messages_under_way" ON "messages" USING btree ("claimed_at") WHERE "messages"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "messages_reference" ON "messages" USING btree ("channel","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_changes_user" ON "reminder_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_horizons_due" ON "reminder_horizons" USING btree ("planned_until");
--> statement-breakpoint
-- Here and not in the server: a patient's records are written by requests, jobs, imports and restores, and a reminder
-- of a dose that was taken is worse than none. Rows are only added, so that no writer waits for another.
CREATE FUNCTION note_reminder_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO reminder_changes (user_id)
	SELECT DISTINCT changed.user_id FROM changed
	-- The rows of a deleted account go with it: nobody is left to be reminded.
	WHERE EXISTS (SELECT FROM users WHERE users.id = changed.user_id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	watched text;
BEGIN
	FOREACH watched IN ARRAY ARRAY[
		'profiles', 'account_settings', 'consents', 'access_log', 'message_settings', 'contact_points',
		'push_subscriptions', 'reminder_settings', 'plans', 'plan_versions', 'plan_pauses', 'plan_doses',
		'plan_snoozes', 'uses', 'inventory_items', 'pens', 'applications', 'application_settings', 'skipped_doses',
		'dose_pauses', 'dose_steps', 'prescriptions', 'measurements', 'side_effects', 'appointments'
	] LOOP
		EXECUTE format('CREATE TRIGGER note_reminder_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_reminder_change()', watched);
		EXECUTE format('CREATE TRIGGER note_reminder_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_reminder_change()', watched);
		EXECUTE format('CREATE TRIGGER note_reminder_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_reminder_change()', watched);
	END LOOP;
END
$$;
--> statement-breakpoint
INSERT INTO reminder_changes (user_id) SELECT id FROM users;
