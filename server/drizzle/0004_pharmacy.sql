CREATE TABLE "inventory_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"custom_name" text,
	"custom_brand" text,
	"custom_main_category" text,
	"custom_sub_category" text,
	"custom_dosage" text,
	"custom_form" text,
	"current_quantity" numeric(12, 3) DEFAULT 0 NOT NULL,
	"box_quantity" numeric(12, 3),
	"unit_type" text NOT NULL,
	"purchase_date" date,
	"expiry_date" date,
	"opened_at" timestamp with time zone,
	"batch_number" text,
	"purchase_price" numeric(12, 2),
	"store" text,
	"prescribed_by" text,
	"daily_dose" text,
	"frequency_times" smallint,
	"frequency_per" text,
	"units_per_dose" numeric(12, 3) DEFAULT 1 NOT NULL,
	"instructions" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"needs_refrigeration" boolean DEFAULT false NOT NULL,
	"storage_location" text,
	"low_stock_threshold" integer DEFAULT 5 NOT NULL,
	"days_before_expiry_alert" integer DEFAULT 30 NOT NULL,
	"notes" text,
	"effectiveness_rating" smallint DEFAULT 3 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"low_stock_told_at" timestamp with time zone,
	"expiry_told_for" date,
	CONSTRAINT "inventory_items_not_negative" CHECK ("inventory_items"."current_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"time_of_day" text NOT NULL,
	"notes" text,
	"used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uses_positive" CHECK ("uses"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_item_id_inventory_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inventory_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_item_id_inventory_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inventory_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inventory_items_user" ON "inventory_items" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "inventory_items_product" ON "inventory_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "inventory_items_expiry" ON "inventory_items" USING btree ("expiry_date") WHERE "inventory_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stock_movements_item" ON "stock_movements" USING btree ("item_id","happened_at");--> statement-breakpoint
CREATE INDEX "stock_movements_user" ON "stock_movements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uses_newest" ON "uses" USING btree ("user_id","used_at","id");--> statement-breakpoint
CREATE INDEX "uses_item" ON "uses" USING btree ("item_id","used_at");