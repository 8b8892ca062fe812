CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"cycle" text NOT NULL,
	"price_cents" integer NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"checkout" text NOT NULL,
	"checkout_expires_at" timestamp with time zone NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"state" text,
	"period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"first_paid_at" timestamp with time zone,
	"paid_tier" text,
	"paid_until" timestamp with time zone,
	"refund_asked_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"next_price_cents" integer,
	"told_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "hosted_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_owner" ON "purchases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_checkout" ON "purchases" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "purchases_subscription" ON "purchases" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "purchases_customer" ON "purchases" USING btree ("customer_id");