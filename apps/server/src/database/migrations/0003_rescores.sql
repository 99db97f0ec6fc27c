CREATE TABLE "rescored_attempts" (
	"rescore_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"version_before" text NOT NULL,
	"completed_before" boolean NOT NULL,
	"correct_answers_before" integer NOT NULL,
	"score_before" integer,
	"is_correct_before" boolean,
	"question_number" integer NOT NULL,
	"changed_score" boolean NOT NULL,
	CONSTRAINT "rescored_attempts_attempt_id_rescore_id_pk" PRIMARY KEY("attempt_id","rescore_id")
);
--> statement-breakpoint
CREATE TABLE "rescores" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"keys_before" text[] NOT NULL,
	"key_now" text NOT NULL,
	"reason" text NOT NULL,
	"administrator" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "rescored_attempts" ADD CONSTRAINT "rescored_attempts_rescore_id_rescores_id_fk" FOREIGN KEY ("rescore_id") REFERENCES "public"."rescores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescored_attempts" ADD CONSTRAINT "rescored_attempts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescored_attempts" ADD CONSTRAINT "rescored_attempts_version_before_test_versions_id_fk" FOREIGN KEY ("version_before") REFERENCES "public"."test_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rescored_attempts_rescore_id_index" ON "rescored_attempts" USING btree ("rescore_id");--> statement-breakpoint
CREATE INDEX "rescored_attempts_version_before_index" ON "rescored_attempts" USING btree ("version_before");--> statement-breakpoint
CREATE INDEX "rescores_question_id_index" ON "rescores" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "version_questions_question_id_index" ON "version_questions" USING btree ("question_id");