CREATE TABLE "deleted_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"dose" jsonb NOT NULL,
	"draws" jsonb NOT NULL,
	"usual" jsonb,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_applications" ADD CONSTRAINT "deleted_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_applications_owner" ON "deleted_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deleted_applications_at" ON "deleted_applications" USING btree ("deleted_at");