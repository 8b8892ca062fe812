ALTER TABLE "products" ADD COLUMN "kind" text;--> statement-breakpoint
-- Shipped products get theirs with the next load of the file; patients' own are read from their categories.
UPDATE "products" SET "kind" = CASE
	WHEN "main_category" = 'MEDICATIONS' OR "sub_category" IN ('ORAL', 'DIABETES', 'CARDIOVASCULAR', 'ANALGESIC', 'ANTIBIOTIC', 'ANTI_INFLAMMATORY', 'ANTIHYPERTENSIVE', 'ANTIDIABETIC') THEN 'medication'
	WHEN "main_category" = 'INJECTABLES' AND "sub_category" = 'GLP1' THEN NULL
	WHEN "main_category" = 'INJECTABLES' THEN 'medication'
	ELSE 'supplement' END;
