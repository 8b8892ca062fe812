ALTER TABLE "exams" ADD COLUMN "unjudged_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "exams" SET "unjudged_count" = (SELECT count(*) FROM "exam_results" r WHERE r."exam_id" = "exams"."id" AND r."flag" IS NULL);
