CREATE TABLE "study_plans" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"exam_on" date NOT NULL,
	"weekdays" integer[] NOT NULL,
	"minutes_per_day" integer NOT NULL,
	"time_zone" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"calendar_token" text,
	CONSTRAINT "study_plans_calendarToken_unique" UNIQUE("calendar_token")
);
