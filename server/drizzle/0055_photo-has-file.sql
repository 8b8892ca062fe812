-- Photos whose bytes an import did not bring: they were shown nowhere and not counted, but exported.
DELETE FROM "progress_photos" WHERE "file_id" IS NULL;--> statement-breakpoint
ALTER TABLE "progress_photos" DROP CONSTRAINT "progress_photos_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "progress_photos" ALTER COLUMN "file_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "progress_photos" ADD CONSTRAINT "progress_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
