ALTER TABLE "answers" ADD COLUMN "response" jsonb;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "max_points" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "all_types" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "max_points" integer;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "tabs" jsonb;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD COLUMN "scoring_rule" text DEFAULT 'all_or_nothing' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD COLUMN "tools" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "answer_key" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "rationales" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "remember" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "rescored_attempts" ADD COLUMN "points_before" integer;--> statement-breakpoint
ALTER TABLE "rescored_attempts" ADD COLUMN "max_points_before" integer;--> statement-breakpoint
ALTER TABLE "rescored_attempts" ADD COLUMN "answer_points_before" integer;--> statement-breakpoint
ALTER TABLE "rescored_attempts" ADD COLUMN "answer_max_points_before" integer;