CREATE TABLE "review_decks" (
	"owner_id" text NOT NULL,
	"deck_id" text NOT NULL,
	"cards" jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_decks_owner_id_deck_id_pk" PRIMARY KEY("owner_id","deck_id")
);
--> statement-breakpoint
CREATE TABLE "review_ratings" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"card_id" text NOT NULL,
	"rating" text NOT NULL,
	"seconds" integer NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_ratings_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
