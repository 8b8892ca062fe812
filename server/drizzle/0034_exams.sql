CREATE TABLE "exam_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"analyte" text,
	"parameter" text NOT NULL,
	"value" text NOT NULL,
	"value_number" numeric,
	"comparator" text,
	"unit" text,
	"reference_range" text,
	"ref_low" numeric,
	"ref_high" numeric,
	"range_origin" text,
	"flag" text,
	"amount" numeric,
	"low" numeric,
	"high" numeric
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_type" text NOT NULL,
	"category" text NOT NULL,
	"exam_date" date NOT NULL,
	"laboratory" text NOT NULL,
	"requesting_doctor" text,
	"notes" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_reviewed" boolean NOT NULL,
	"standing" text NOT NULL,
	"result_count" smallint NOT NULL,
	"outside_count" smallint NOT NULL,
	"critical_count" smallint NOT NULL,
	"concerns" text[] DEFAULT '{}' NOT NULL,
	"repeat_on" date,
	"searched" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "typed_hba1c_percent" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "typed_hba1c_on" date;--> statement-breakpoint
ALTER TABLE "exam_files" ADD CONSTRAINT "exam_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_files" ADD CONSTRAINT "exam_files_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_files" ADD CONSTRAINT "exam_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_results" ADD CONSTRAINT "exam_results_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_files_exam" ON "exam_files" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "exam_files_file" ON "exam_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "exam_files_digest" ON "exam_files" USING btree ("user_id","digest");--> statement-breakpoint
CREATE INDEX "exam_results_exam" ON "exam_results" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "exam_results_analyte" ON "exam_results" USING btree ("user_id","analyte");--> statement-breakpoint
CREATE INDEX "exams_user" ON "exams" USING btree ("user_id","exam_date");--> statement-breakpoint
UPDATE "profiles" SET "typed_hba1c_percent" = "hba1c_percent", "typed_hba1c_on" = current_date WHERE "hba1c_percent" IS NOT NULL;
