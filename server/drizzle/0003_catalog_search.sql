CREATE TABLE "ean_lookups" (
	"ean" text PRIMARY KEY NOT NULL,
	"answer" jsonb,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_word_keys" (
	"kind" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "product_word_keys_kind_key_word_pk" PRIMARY KEY("kind","key","word")
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" uuid NOT NULL,
	"scope" uuid NOT NULL,
	"rank" smallint NOT NULL,
	"word" text collate "C" NOT NULL,
	"name" text collate "C" NOT NULL,
	CONSTRAINT "product_words_product_id_word_rank_pk" PRIMARY KEY("product_id","word","rank")
);
--> statement-breakpoint
DROP INDEX "products_name";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_type" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_sizes" numeric(12, 3)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "eans" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ean_units" numeric(12, 3)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ean_lookups_fetched" ON "ean_lookups" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "product_words_lists" ON "product_words" USING btree ("scope","rank","word","name","product_id");--> statement-breakpoint
CREATE INDEX "products_eans" ON "products" USING gin ("eans") WHERE "products"."eans" <> '{}';--> statement-breakpoint
-- Here and not in the server: products are written by loading, creating, importing and restoring, and a product
-- that nobody can find is as good as lost.
CREATE FUNCTION index_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whole_name text := split_part(NEW.search_text, '|', 1);
	other_words text := split_part(NEW.search_text, '|', 2);
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM product_words WHERE product_id = NEW.id;
	END IF;
	IF NEW.retired_at IS NULL THEN
		INSERT INTO product_words (product_id, scope, rank, word, name)
		SELECT
			NEW.id,
			coalesce(NEW.user_id, '00000000-0000-0000-0000-000000000000'),
			min(found.rank) + CASE WHEN NEW.is_verified THEN 0 ELSE 1 END,
			found.word,
			left(whole_name, 40)
		FROM (
			SELECT 0 AS rank, left(whole_name, 200) AS word
			UNION ALL SELECT 2, left(unnest(string_to_array(whole_name, ' ')), 60)
			UNION ALL SELECT 4, left(unnest(string_to_array(other_words, ' ')), 60)
		) AS found
		WHERE found.rank = 0 OR found.word <> ''
		GROUP BY found.word, found.rank = 0;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_indexed AFTER INSERT OR UPDATE OF search_text, is_verified, retired_at, user_id ON products
FOR EACH ROW EXECUTE FUNCTION index_product();
