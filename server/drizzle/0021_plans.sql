CREATE TABLE "dose_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"paused_from" timestamp with time zone NOT NULL,
	"paused_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"time" text,
	"place" text,
	"doctor" text,
	"notes" text,
	"important" boolean NOT NULL,
	"questions" text[] NOT NULL,
	"completed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"shows_names" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_doses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"planned_day" date,
	"planned_time" text,
	"outcome" text NOT NULL,
	"use_id" uuid,
	"taken_at" timestamp with time zone,
	"quantity" numeric(14, 4),
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_doses_whole" CHECK (("plan_doses"."planned_day" is null) = ("plan_doses"."planned_time" is null)),
	CONSTRAINT "plan_doses_taken" CHECK ("plan_doses"."outcome" = 'skipped' or "plan_doses"."use_id" is not null or ("plan_doses"."taken_at" is not null and "plan_doses"."quantity" is not null))
);
--> statement-breakpoint
CREATE TABLE "plan_pauses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"paused_from" text NOT NULL,
	"paused_until" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"medication_type" text NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"catalog_id" text,
	"dosage_form" text NOT NULL,
	"dose" numeric(14, 4) NOT NULL,
	"dose_unit" text NOT NULL,
	"plan_type" text NOT NULL,
	"frequency" text NOT NULL,
	"scheduled_times" text[] NOT NULL,
	"days_of_week" smallint[] NOT NULL,
	"interval_days" smallint,
	"days_on" smallint,
	"days_off" smallint,
	"start_date" date NOT NULL,
	"end_date" date,
	"total_doses" smallint,
	"with_food" text NOT NULL,
	"special_instructions" text,
	"reminder_enabled" boolean NOT NULL,
	"priority" text NOT NULL,
	"quantity_per_dose" numeric(14, 4) NOT NULL,
	"product_id" uuid,
	"min_gap_hours" numeric(14, 4),
	"most_per_day" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"ended_at" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "dose_pauses" ADD CONSTRAINT "dose_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_doses" ADD CONSTRAINT "plan_doses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_doses" ADD CONSTRAINT "plan_doses_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_doses" ADD CONSTRAINT "plan_doses_use_id_uses_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."uses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dose_pauses_owner" ON "dose_pauses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_day" ON "appointments" USING btree ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_doses_moment" ON "plan_doses" USING btree ("plan_id","planned_day","planned_time");--> statement-breakpoint
CREATE INDEX "plan_doses_owner" ON "plan_doses" USING btree ("user_id","planned_day");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_doses_use" ON "plan_doses" USING btree ("use_id");--> statement-breakpoint
CREATE INDEX "plan_pauses_owner" ON "plan_pauses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_pauses_plan" ON "plan_pauses" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_day" ON "plan_versions" USING btree ("plan_id","from_day");--> statement-breakpoint
CREATE INDEX "plan_versions_owner" ON "plan_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plans_owner" ON "plans" USING btree ("user_id","created_at");