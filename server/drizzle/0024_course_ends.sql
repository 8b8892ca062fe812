ALTER TABLE "application_settings" ADD COLUMN "doses_end" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "replaced" jsonb;