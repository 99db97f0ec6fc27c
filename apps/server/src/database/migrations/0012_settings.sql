CREATE TABLE "settings" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"text_size" text,
	"theme" text,
	"font" text,
	"motion" text,
	"timer" text,
	"read_aloud" text,
	"extra_time" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_time" text DEFAULT 'none' NOT NULL;