CREATE TABLE "weight_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"zone" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"weighings" integer NOT NULL,
	"days" smallint NOT NULL,
	"sum_kg" numeric,
	"lowest_kg" numeric,
	"highest_kg" numeric,
	"confirmed_kg" numeric,
	CONSTRAINT "weight_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "recorded_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"zone" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	"first_on" date,
	"last_on" date,
	CONSTRAINT "recorded_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "weight_months" ADD CONSTRAINT "weight_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_months" ADD CONSTRAINT "recorded_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Here and not in the server: requests, jobs, imports and restores write records, and a kept month must never be wrong.
-- The lock is shared among writers and held until they commit; the server keeps months only while it has the lock alone
-- (db/keep-alone.ts), so no month is kept without a change that was not yet committed. There are 256 locks, by the first
-- byte of the patient's id: a statement that changes many patients' rows must not need a lock for each.
CREATE FUNCTION forget_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(44, touched.place)
	FROM (SELECT DISTINCT get_byte(uuid_send(user_id), 0) AS place FROM changed) touched;
	IF TG_TABLE_NAME = 'meal_foods' THEN
		DELETE FROM recorded_months kept
		USING (
			SELECT meal.user_id, min(meal.day)::timestamptz AS first, max(meal.day)::timestamptz AS last
			FROM changed JOIN meals meal ON meal.id = changed.meal_id GROUP BY meal.user_id
		) touched
		WHERE kept.user_id = touched.user_id
			AND kept.begins_at <= touched.last + interval '1 day' AND kept.ends_at >= touched.first - interval '1 day';
		RETURN NULL;
	END IF;
	-- A day more on both sides: the day of a record is a day of the patient's clock.
	DELETE FROM recorded_months kept
	USING (
		SELECT user_id, min(at) AS first, max(at) AS last FROM (
			SELECT user_id, coalesce(to_jsonb(changed) ->> TG_ARGV[0], to_jsonb(changed) ->> TG_ARGV[1])::timestamptz AS at
			FROM changed
		) moment GROUP BY user_id
	) touched
	WHERE kept.user_id = touched.user_id
		AND kept.begins_at <= touched.last + interval '1 day' AND kept.ends_at >= touched.first - interval '1 day';
	IF TG_TABLE_NAME = 'measurements' THEN
		-- A mean of seven days reaches into the month after its first one.
		DELETE FROM weight_months kept
		USING (SELECT user_id, min(measured_at) AS first, max(measured_at) AS last FROM changed GROUP BY user_id) touched
		WHERE kept.user_id = touched.user_id
			AND kept.begins_at <= touched.last + interval '8 days' AND kept.ends_at >= touched.first - interval '1 day';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	watched text;
	moments text;
	happens text[];
BEGIN
	FOR watched, moments IN VALUES
		('applications', '''applied_at'''), ('skipped_doses', '''planned_at'''), ('measurements', '''measured_at'''),
		('side_effects', '''felt_at'''), ('uses', '''used_at'''), ('plan_doses', '''planned_day'', ''taken_at'''),
		('meals', '''day'''), ('meal_foods', ''), ('drinks', '''day'''), ('wellbeing_days', '''day''')
	LOOP
		FOREACH happens SLICE 1 IN ARRAY ARRAY[
			['insert', 'INSERT', 'NEW'], ['delete', 'DELETE', 'OLD'], ['update_from', 'UPDATE', 'OLD'], ['update_to', 'UPDATE', 'NEW']
		] LOOP
			EXECUTE format('CREATE TRIGGER forget_months_%s AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_months(%s)',
				happens[1], happens[2], watched, happens[3], moments);
		END LOOP;
	END LOOP;
END
$$;
