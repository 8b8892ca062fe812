ALTER TABLE "pens" ADD COLUMN "is_opening_estimated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Openings that only the doses tell are marked and dated by the newest dose from before the pen was added.
UPDATE "pens" SET
  "is_opening_estimated" = true,
  "checkpoint" = NULL,
  "opened_at" = estimate.day,
  "purchase_date" = CASE
    WHEN "purchase_date" = ("opened_at" AT TIME ZONE estimate.zone)::date
    THEN (estimate.day AT TIME ZONE estimate.zone)::date ELSE "purchase_date" END
FROM (
  SELECT pen.id, coalesce(profile.time_zone, 'America/Sao_Paulo') AS zone, least(
    pen.opened_at,
    opening.happened_at - make_interval(days => ceil(extract(epoch FROM opening.happened_at - dose.newest) / 86400
      + round(extract(epoch FROM start.happened_at - opening.happened_at) / 86400) - 0.5)::int)
  ) AS day
  FROM "pens" pen
  JOIN "pen_movements" opening ON opening.pen_id = pen.id AND opening.reason = 'Dia estimado pelas doses'
  JOIN "pen_movements" start ON start.pen_id = pen.id AND start.kind = 'start'
  LEFT JOIN "profiles" profile ON profile.user_id = pen.user_id
  CROSS JOIN LATERAL (
    SELECT max(applied_at) AS newest FROM "applications"
    WHERE applied_at < start.happened_at AND user_id = pen.user_id AND (
      pen_id = pen.id
      OR EXISTS (SELECT FROM "application_draws" part WHERE part.application_id = applications.id AND part.pen_id = pen.id)
    )
  ) dose
  WHERE opening.kind = 'opening' AND pen.opened_at <= opening.happened_at
) estimate
WHERE "pens"."id" = estimate.id;
