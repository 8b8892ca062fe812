CREATE TABLE "dose_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"dose_mg" numeric(9, 4) NOT NULL,
	"is_start" boolean NOT NULL,
	"medicine" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dose_steps" ADD CONSTRAINT "dose_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dose_steps_day" ON "dose_steps" USING btree ("user_id","from_day");--> statement-breakpoint
-- Plans of a GLP-1 medicine that were made before steps have one: their dose.
INSERT INTO "dose_steps" ("user_id", "from_day", "dose_mg", "is_start", "medicine")
SELECT version."user_id", version."from_day",
  version."dose" * CASE version."dose_unit" WHEN 'mcg' THEN 0.001 WHEN 'g' THEN 1000 ELSE 1 END, true,
  coalesce(version."catalog_id", version."name")
FROM "plan_versions" version JOIN "plans" plan ON plan."id" = version."plan_id"
WHERE version."medication_type" = 'glp1' AND version."dose_unit" IN ('mg', 'mcg', 'g') AND version."dose" <= 1000
  AND version."plan_type" <> 'as_needed' AND plan."deleted_at" IS NULL AND plan."ended_at" IS NULL
ON CONFLICT DO NOTHING;
