CREATE TABLE "carer_alerts" (
	"user_id" uuid NOT NULL,
	"carer_id" uuid NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carer_alerts_carer_id_what_pk" PRIMARY KEY("carer_id","what")
);
--> statement-breakpoint
CREATE TABLE "carers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"alerts" text[] NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"last_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text,
	"parts" text[] NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"pin_hash" text,
	"wrong_pins" smallint DEFAULT 0 NOT NULL,
	"locked_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carer_alerts" ADD CONSTRAINT "carer_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carer_alerts" ADD CONSTRAINT "carer_alerts_carer_id_carers_id_fk" FOREIGN KEY ("carer_id") REFERENCES "public"."carers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carers" ADD CONSTRAINT "carers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_questions" ADD CONSTRAINT "report_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carer_alerts_user" ON "carer_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carers_user" ON "carers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "carers_once" ON "carers" USING btree ("user_id","channel","address") WHERE "carers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "carers_alerted" ON "carers" USING btree ("user_id") WHERE "carers"."accepted_at" is not null and "carers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "report_questions_user" ON "report_questions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "share_openings_share" ON "share_openings" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE INDEX "share_openings_user" ON "share_openings" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_token" ON "shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id","created_at");