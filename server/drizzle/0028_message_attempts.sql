ALTER TABLE "messages" ADD COLUMN "claimed_by" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "may_have_arrived" boolean DEFAULT false NOT NULL;