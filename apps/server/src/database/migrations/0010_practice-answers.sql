CREATE TABLE "practice_answers" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"practice_test_id" text NOT NULL,
	"version_id" text NOT NULL,
	"question_id" text NOT NULL,
	"exam_type" text NOT NULL,
	"exam_subject" text NOT NULL,
	"topic" text,
	"user_answer" text NOT NULL,
	"response" jsonb,
	"is_correct" boolean NOT NULL,
	"points" integer,
	"max_points" integer,
	"not_sure" boolean NOT NULL,
	"again" boolean NOT NULL,
	"time_spent" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_answers_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "flagged" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "unsure" jsonb;--> statement-breakpoint
ALTER TABLE "practice_answers" ADD CONSTRAINT "practice_answers_version_id_test_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."test_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_answers_owner_id_session_id_question_id_index" ON "practice_answers" USING btree ("owner_id","session_id","question_id");--> statement-breakpoint
CREATE INDEX "practice_answers_owner_id_answered_at_index" ON "practice_answers" USING btree ("owner_id","answered_at");--> statement-breakpoint
CREATE INDEX "practice_answers_version_id_index" ON "practice_answers" USING btree ("version_id");