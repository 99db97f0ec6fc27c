CREATE TABLE "question_notes" (
	"owner_id" text NOT NULL,
	"question_id" text NOT NULL,
	"note" text NOT NULL,
	"bookmarked" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_notes_owner_id_question_id_pk" PRIMARY KEY("owner_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "weekly_goals" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"days_per_week" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
