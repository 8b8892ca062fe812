-- Pens were stored with volume x concentration; their labels declare a little less, so a spent pen kept a rest. A pen
-- with nothing but openings and doses takes the declared amount. One with a purge, a loss or a correction keeps its own:
-- those were written against it, and a smaller one could turn the ledger negative.
WITH "label" ("catalog_id", "stored", "declared") AS (
  VALUES
    ('ozempic-025-05', 2.01, 2.0), ('ozempic-1', 4.02, 4.0), ('ozempic-2', 8.04, 8.0),
    ('wegovy-025', 1.02, 1.0), ('wegovy-05', 2.01, 2.0), ('wegovy-10', 4.02, 4.0), ('wegovy-17', 6.81, 6.8),
    ('poviztra-025', 1.02, 1.0), ('poviztra-05', 2.01, 2.0), ('poviztra-10', 4.02, 4.0), ('poviztra-17', 6.81, 6.8),
    ('extensior-025-05', 2.01, 2.0), ('extensior-1', 4.02, 4.0),
    ('ozivy-025-05', 2.01, 2.0), ('ozivy-1', 4.02, 4.0),
    ('lyxumia', 0.3, 0.28)
), "counted" AS (
  SELECT "pens"."id", "label"."declared",
    coalesce((SELECT sum("dose_mg") FROM "applications" WHERE "pen_id" = "pens"."id"), 0) AS "applied"
  FROM "pens" JOIN "label" ON "label"."catalog_id" = "pens"."catalog_id" AND "label"."stored" = "pens"."unit_mg"
  WHERE "pens"."presentation" = 'multi-dose-pen' AND "pens"."units" = 1
    AND NOT EXISTS (SELECT 1 FROM "pen_movements" WHERE "pen_id" = "pens"."id" AND "kind" <> 'opening')
)
UPDATE "pens" SET
  "unit_mg" = "declared",
  "remaining_mg" = "declared" - "applied",
  "open_mg" = CASE WHEN "sealed_units" = 0 THEN "declared" - "applied" ELSE 0 END,
  "checkpoint" = NULL
FROM "counted" WHERE "counted"."id" = "pens"."id" AND "applied" <= "declared";
--> statement-breakpoint
-- What a pen held when it was added becomes that fact itself, instead of a difference: doses recorded from before are
-- then not taken out twice. Where some are already recorded, the difference stays as it is.
UPDATE "pen_movements" SET
  "kind" = 'start',
  "mg" = "pens"."units" * "pens"."unit_mg" + "pen_movements"."mg",
  "reason" = NULL
FROM "pens"
WHERE "pens"."id" = "pen_movements"."pen_id" AND "pen_movements"."kind" = 'adjustment'
  AND "pen_movements"."reason" = 'Já começada quando foi cadastrada'
  AND NOT EXISTS (
    SELECT 1 FROM "applications" WHERE "pen_id" = "pens"."id" AND "applied_at" <= "pen_movements"."happened_at")
  AND NOT EXISTS (
    SELECT 1 FROM "pen_movements" "other"
    WHERE "other"."pen_id" = "pens"."id" AND "other"."id" <> "pen_movements"."id" AND "other"."kind" <> 'opening'
      AND "other"."happened_at" <= "pen_movements"."happened_at");
