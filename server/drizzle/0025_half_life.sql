ALTER TABLE "pens" ADD COLUMN "half_life_hours" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "pens" ADD CONSTRAINT "pens_half_life" CHECK ("pens"."half_life_hours" > 0);