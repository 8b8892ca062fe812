ALTER TABLE "application_settings" ADD COLUMN "interval_medicine" text;--> statement-breakpoint
-- An interval is for the medicine whose doses are planned: one the patient is about to begin, else that of the last dose.
UPDATE "application_settings" SET "interval_medicine" = coalesce(
  CASE WHEN newest.applied_at IS NULL OR "usual_chosen_at" > newest.applied_at THEN "usual_medicine" END,
  newest.catalog_id,
  newest.medication_name)
FROM "users" patient
LEFT JOIN LATERAL (
  SELECT applied_at, catalog_id, medication_name FROM "applications" dose
  WHERE dose.user_id = patient.id ORDER BY applied_at DESC, id DESC LIMIT 1
) newest ON true
WHERE patient.id = "application_settings"."user_id" AND "interval_days" IS NOT NULL;