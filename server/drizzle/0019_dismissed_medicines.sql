DROP INDEX "dismissed_interactions_one";--> statement-breakpoint
ALTER TABLE "dismissed_interactions" ADD COLUMN "medicine" text;--> statement-breakpoint
CREATE UNIQUE INDEX "dismissed_interactions_one" ON "dismissed_interactions" USING btree ("user_id","interaction_id","medicine");