ALTER TABLE "application_settings" ADD COLUMN "put_off_dose" text;--> statement-breakpoint
ALTER TABLE "application_settings" ADD COLUMN "put_off_until" timestamp with time zone;