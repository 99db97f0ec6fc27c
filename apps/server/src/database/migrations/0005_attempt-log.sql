CREATE TABLE "attempt_events" (
	"attempt_id" text NOT NULL,
	"number" integer NOT NULL,
	"writer" text NOT NULL,
	"seq" integer NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_events_attempt_id_number_pk" PRIMARY KEY("attempt_id","number")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "elapsed_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "last_event_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;