CREATE TABLE "application_draws" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"pen_id" uuid NOT NULL,
	"mg" numeric(12, 4) NOT NULL,
	"place" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_draws_mg" CHECK ("application_draws"."mg" > 0)
);
--> statement-breakpoint
ALTER TABLE "application_draws" ADD CONSTRAINT "application_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draws" ADD CONSTRAINT "application_draws_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_draws" ADD CONSTRAINT "application_draws_pen_id_pens_id_fk" FOREIGN KEY ("pen_id") REFERENCES "public"."pens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_draws_application" ON "application_draws" USING btree ("application_id","place");--> statement-breakpoint
CREATE INDEX "application_draws_pen" ON "application_draws" USING btree ("pen_id");--> statement-breakpoint
CREATE INDEX "application_draws_user" ON "application_draws" USING btree ("user_id");