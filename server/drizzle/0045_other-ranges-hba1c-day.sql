ALTER TABLE "exam_results" ADD COLUMN "other_ranges" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hba1c_on" date;--> statement-breakpoint
UPDATE "profiles" SET "hba1c_on" = (SELECT known.day FROM (
  SELECT "profiles"."typed_hba1c_on" AS day, 1 AS place WHERE "profiles"."typed_hba1c_percent" IS NOT NULL
  UNION ALL
  (SELECT e."exam_date", 0 FROM "exam_results" r JOIN "exams" e ON e."id" = r."exam_id"
    WHERE r."user_id" = "profiles"."user_id" AND r."analyte" = 'hba1c' AND r."comparator" IS NULL AND r."amount" BETWEEN 3 AND 20
    ORDER BY e."exam_date" DESC, e."created_at" DESC LIMIT 1)
) known ORDER BY known.day DESC, known.place DESC LIMIT 1) WHERE "hba1c_percent" IS NOT NULL;
