CREATE TABLE "drinks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"ml" integer NOT NULL,
	"drink" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drinks_positive" CHECK ("drinks"."ml" > 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_foods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"food_code" text,
	"own_food_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_foods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"meal_id" uuid NOT NULL,
	"food_code" text,
	"own_food_id" uuid,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"serving" text NOT NULL,
	"serving_grams" numeric(10, 4),
	"is_drink" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"calories" numeric(10, 4),
	"protein" numeric(10, 4),
	"carbs" numeric(10, 4),
	"fat" numeric(10, 4),
	"fiber" numeric(10, 4),
	"sugar" numeric(10, 4),
	"sodium" numeric(10, 4),
	"quantity" numeric(10, 4) NOT NULL,
	"grams" numeric(10, 4),
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "meal_foods_positive" CHECK ("meal_foods"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"time" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "nutrition_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"calories" numeric(10, 4),
	"protein" numeric(10, 4),
	"carbs" numeric(10, 4),
	"fat" numeric(10, 4),
	"fiber" numeric(10, 4),
	"water_ml" numeric(10, 4),
	"by_nutritionist" text[] DEFAULT '{}' NOT NULL,
	"has_kidney_disease" boolean,
	"slots" text[]
);
--> statement-breakpoint
CREATE TABLE "own_foods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"category" text NOT NULL,
	"serving" text NOT NULL,
	"serving_grams" numeric(10, 4),
	"is_drink" boolean DEFAULT false NOT NULL,
	"calories" numeric(10, 4),
	"protein" numeric(10, 4),
	"carbs" numeric(10, 4),
	"fat" numeric(10, 4),
	"fiber" numeric(10, 4),
	"sugar" numeric(10, 4),
	"sodium" numeric(10, 4),
	"source" text NOT NULL,
	"ean" text,
	"recipe_servings" numeric(10, 4),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recipe_ingredients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"recipe_id" uuid NOT NULL,
	"food_code" text,
	"own_food_id" uuid,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"serving" text NOT NULL,
	"serving_grams" numeric(10, 4),
	"is_drink" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"calories" numeric(10, 4),
	"protein" numeric(10, 4),
	"carbs" numeric(10, 4),
	"fat" numeric(10, 4),
	"fiber" numeric(10, 4),
	"sugar" numeric(10, 4),
	"sodium" numeric(10, 4),
	"quantity" numeric(10, 4) NOT NULL,
	"grams" numeric(10, 4),
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recipe_ingredients_positive" CHECK ("recipe_ingredients"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "supplement_foods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"food_code" text,
	"own_food_id" uuid,
	"servings_per_unit" numeric(10, 4) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wellbeing_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hunger" smallint,
	"cravings" smallint,
	"satiety" smallint,
	"energy" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wellbeing_days_scale" CHECK (least("wellbeing_days"."hunger", "wellbeing_days"."cravings", "wellbeing_days"."satiety", "wellbeing_days"."energy") >= 0
        and greatest("wellbeing_days"."hunger", "wellbeing_days"."cravings", "wellbeing_days"."satiety", "wellbeing_days"."energy") <= 4)
);
--> statement-breakpoint
ALTER TABLE "drinks" ADD CONSTRAINT "drinks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_foods" ADD CONSTRAINT "favourite_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_foods" ADD CONSTRAINT "favourite_foods_own_food_id_own_foods_id_fk" FOREIGN KEY ("own_food_id") REFERENCES "public"."own_foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_foods" ADD CONSTRAINT "meal_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_foods" ADD CONSTRAINT "meal_foods_meal_id_meals_id_fk" FOREIGN KEY ("meal_id") REFERENCES "public"."meals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_foods" ADD CONSTRAINT "meal_foods_own_food_id_own_foods_id_fk" FOREIGN KEY ("own_food_id") REFERENCES "public"."own_foods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_settings" ADD CONSTRAINT "nutrition_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_foods" ADD CONSTRAINT "own_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_id_own_foods_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."own_foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_own_food_id_own_foods_id_fk" FOREIGN KEY ("own_food_id") REFERENCES "public"."own_foods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplement_foods" ADD CONSTRAINT "supplement_foods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplement_foods" ADD CONSTRAINT "supplement_foods_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplement_foods" ADD CONSTRAINT "supplement_foods_own_food_id_own_foods_id_fk" FOREIGN KEY ("own_food_id") REFERENCES "public"."own_foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellbeing_days" ADD CONSTRAINT "wellbeing_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drinks_day" ON "drinks" USING btree ("user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_foods_one" ON "favourite_foods" USING btree ("user_id",coalesce("food_code", "own_food_id"::text));--> statement-breakpoint
CREATE INDEX "favourite_foods_food" ON "favourite_foods" USING btree ("own_food_id");--> statement-breakpoint
CREATE INDEX "meal_foods_meal" ON "meal_foods" USING btree ("meal_id","position");--> statement-breakpoint
CREATE INDEX "meal_foods_owner" ON "meal_foods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meal_foods_food" ON "meal_foods" USING btree ("own_food_id");--> statement-breakpoint
CREATE INDEX "meals_day" ON "meals" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "own_foods_owner" ON "own_foods" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "recipe_ingredients_recipe" ON "recipe_ingredients" USING btree ("recipe_id","position");--> statement-breakpoint
CREATE INDEX "recipe_ingredients_owner" ON "recipe_ingredients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recipe_ingredients_food" ON "recipe_ingredients" USING btree ("own_food_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplement_foods_one" ON "supplement_foods" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "supplement_foods_product" ON "supplement_foods" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "supplement_foods_food" ON "supplement_foods" USING btree ("own_food_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wellbeing_days_one" ON "wellbeing_days" USING btree ("user_id","day");