CREATE TABLE "measurements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"weight_kg" numeric(6, 2),
	"body_fat_percent" numeric(6, 2),
	"abdominal_cm" numeric(6, 2),
	"hip_cm" numeric(6, 2),
	"blood_pressure_syst" smallint,
	"blood_pressure_diast" smallint,
	"glucose_mg_dl" smallint,
	"resting_pulse" smallint,
	"notes" text,
	"import_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measurements_weight_positive" CHECK ("measurements"."weight_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "side_effects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"felt_at" timestamp with time zone NOT NULL,
	"effect_type" text NOT NULL,
	"other_name" text,
	"intensity" smallint NOT NULL,
	"duration_minutes" integer,
	"action_taken" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "side_effects_intensity" CHECK ("side_effects"."intensity" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_effects" ADD CONSTRAINT "side_effects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurements_newest" ON "measurements" USING btree ("user_id","measured_at","id");--> statement-breakpoint
CREATE INDEX "measurements_weight" ON "measurements" USING btree ("user_id","measured_at") WHERE "measurements"."weight_kg" is not null;--> statement-breakpoint
CREATE INDEX "measurements_lowest" ON "measurements" USING btree ("user_id","weight_kg") WHERE "measurements"."weight_kg" is not null;--> statement-breakpoint
CREATE INDEX "measurements_girth" ON "measurements" USING btree ("user_id","measured_at") WHERE "measurements"."abdominal_cm" is not null or "measurements"."hip_cm" is not null;--> statement-breakpoint
CREATE INDEX "side_effects_newest" ON "side_effects" USING btree ("user_id","felt_at","id");