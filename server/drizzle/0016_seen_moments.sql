CREATE TABLE "seen_moments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seen_moments" ADD CONSTRAINT "seen_moments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seen_moments_one" ON "seen_moments" USING btree ("user_id","kind","subject");
--> statement-breakpoint
-- Patients who were past their first steps before these could be closed do not meet them again.
INSERT INTO "seen_moments" ("user_id", "kind") SELECT "id", 'first-steps' FROM "users"
WHERE EXISTS (SELECT FROM "applications" WHERE "applications"."user_id" = "users"."id")
  AND EXISTS (SELECT FROM "measurements" WHERE "measurements"."user_id" = "users"."id");
