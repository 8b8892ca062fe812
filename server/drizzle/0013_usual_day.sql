ALTER TABLE "application_settings" ADD COLUMN "usual_day" date;--> statement-breakpoint
ALTER TABLE "application_settings" ADD COLUMN "usual_time" text;--> statement-breakpoint
ALTER TABLE "application_settings" ADD COLUMN "usual_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_settings" ADD COLUMN "usual_medicine" text;