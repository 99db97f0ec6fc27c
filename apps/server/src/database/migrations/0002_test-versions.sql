CREATE TABLE "test_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"practice_test_id" text NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "version_questions" (
	"version_id" text NOT NULL,
	"question_id" text NOT NULL,
	"position" integer NOT NULL,
	"topic" text,
	CONSTRAINT "version_questions_version_id_question_id_pk" PRIMARY KEY("version_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "option_id" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "unclaimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "version_id" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "earlier_form" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "question_count" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "passing_score" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "measured_seconds" integer;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "option_ids" jsonb;--> statement-breakpoint
ALTER TABLE "version_questions" ADD CONSTRAINT "version_questions_version_id_test_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."test_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_versions_practice_test_id_index" ON "test_versions" USING btree ("practice_test_id");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_version_id_test_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."test_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_version_id_index" ON "attempts" USING btree ("version_id");--> statement-breakpoint
-- Attempts of clients that keep no cookies were one scope: each is reached by its own id now.
UPDATE "attempts" SET "unclaimed" = true WHERE "guest_id" = '';
