CREATE TABLE "use_draws" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"use_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "use_draws_positive" CHECK ("use_draws"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "use_draws" ADD CONSTRAINT "use_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_draws" ADD CONSTRAINT "use_draws_use_id_uses_id_fk" FOREIGN KEY ("use_id") REFERENCES "public"."uses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "use_draws" ADD CONSTRAINT "use_draws_item_id_inventory_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inventory_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "use_draws_box" ON "use_draws" USING btree ("use_id","item_id");--> statement-breakpoint
CREATE INDEX "use_draws_item" ON "use_draws" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "use_draws_owner" ON "use_draws" USING btree ("user_id");