CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"sealed_id" text NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."is_only")
);
