ALTER TABLE "side_effects" ADD COLUMN "answered_yes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "side_effects" ADD COLUMN "answered_no" text[] DEFAULT '{}' NOT NULL;