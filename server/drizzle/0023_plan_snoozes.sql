CREATE TABLE "plan_snoozes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"planned_day" date NOT NULL,
	"planned_time" text NOT NULL,
	"snoozed_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_snoozes" ADD CONSTRAINT "plan_snoozes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_snoozes" ADD CONSTRAINT "plan_snoozes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_snoozes_moment" ON "plan_snoozes" USING btree ("plan_id","planned_day","planned_time");--> statement-breakpoint
CREATE INDEX "plan_snoozes_owner" ON "plan_snoozes" USING btree ("user_id","planned_day");