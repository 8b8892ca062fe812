ALTER TABLE "exams" ADD COLUMN "model_summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "model_concerns" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "model_recommendations" text[] DEFAULT '{}' NOT NULL;