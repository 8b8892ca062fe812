ALTER TABLE "uses" ALTER COLUMN "item_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "unit_type" text;--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uses_product" ON "uses" USING btree ("product_id") WHERE "uses"."product_id" is not null;--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_source" CHECK (("uses"."item_id" is null) = ("uses"."product_id" is not null) and ("uses"."product_id" is null) = ("uses"."unit_type" is null));