CREATE TABLE "application_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"interval_days" integer,
	"purchase_lead_days" integer DEFAULT 10 NOT NULL,
	"purchase_told_for" date,
	"purchase_checked_on" date
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"pen_id" uuid,
	"catalog_id" text,
	"medication_name" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"dose_mg" numeric(12, 4) NOT NULL,
	"site" text,
	"zone" text,
	"pain" smallint,
	"reactions" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_dose" CHECK ("applications"."dose_mg" > 0),
	CONSTRAINT "applications_pain" CHECK ("applications"."pain" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "skipped_doses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"rest_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dismissed_interactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"interaction_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pen_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"pen_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mg" numeric(12, 4) NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "pens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"catalog_id" text,
	"medication_name" text NOT NULL,
	"active_ingredient" text NOT NULL,
	"manufacturer" text NOT NULL,
	"brand" text,
	"presentation" text NOT NULL,
	"units" integer NOT NULL,
	"unit_mg" numeric(12, 4) NOT NULL,
	"unit_volume_ml" numeric(12, 4) NOT NULL,
	"concentration_mg_ml" numeric(12, 4) NOT NULL,
	"current_dose_mg" numeric(12, 4),
	"doses_per_vial" integer,
	"total_boxes" integer,
	"box_number" integer,
	"in_use_days" integer,
	"purchase_date" date NOT NULL,
	"expiry_date" date,
	"batch_number" text,
	"price_paid" numeric(12, 2) NOT NULL,
	"purchase_location" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"remaining_mg" numeric(12, 4) NOT NULL,
	"sealed_units" integer NOT NULL,
	"open_mg" numeric(12, 4) DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"open_doses_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pens_not_negative" CHECK ("pens"."remaining_mg" >= 0 and "pens"."sealed_units" >= 0 and "pens"."open_mg" >= 0),
	CONSTRAINT "pens_units" CHECK ("pens"."units" > 0 and "pens"."unit_mg" > 0)
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"prescriber" text,
	"product" text NOT NULL,
	"is_continuous" boolean DEFAULT false NOT NULL,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_settings" ADD CONSTRAINT "application_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_pen_id_pens_id_fk" FOREIGN KEY ("pen_id") REFERENCES "public"."pens"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_doses" ADD CONSTRAINT "skipped_doses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_settings" ADD CONSTRAINT "zone_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_interactions" ADD CONSTRAINT "dismissed_interactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pen_movements" ADD CONSTRAINT "pen_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pen_movements" ADD CONSTRAINT "pen_movements_pen_id_pens_id_fk" FOREIGN KEY ("pen_id") REFERENCES "public"."pens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pens" ADD CONSTRAINT "pens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("user_id","applied_at","id");--> statement-breakpoint
CREATE INDEX "applications_pen" ON "applications" USING btree ("pen_id","applied_at");--> statement-breakpoint
CREATE INDEX "applications_zone" ON "applications" USING btree ("user_id","zone","applied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "skipped_doses_plan" ON "skipped_doses" USING btree ("user_id","planned_at");--> statement-breakpoint
CREATE UNIQUE INDEX "zone_settings_zone" ON "zone_settings" USING btree ("user_id","zone");--> statement-breakpoint
CREATE UNIQUE INDEX "dismissed_interactions_one" ON "dismissed_interactions" USING btree ("user_id","interaction_id");--> statement-breakpoint
CREATE INDEX "pen_movements_pen" ON "pen_movements" USING btree ("pen_id","happened_at");--> statement-breakpoint
CREATE INDEX "pen_movements_user" ON "pen_movements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pens_user" ON "pens" USING btree ("user_id","purchase_date");--> statement-breakpoint
CREATE INDEX "prescriptions_user" ON "prescriptions" USING btree ("user_id","issued_on");