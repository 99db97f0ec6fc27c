CREATE TABLE "one_time_links" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"guest_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_links_user_id_index" ON "one_time_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_ups_email_index" ON "sign_ups" USING btree ("email");--> statement-breakpoint
UPDATE "users" SET "password_hash" = "accounts"."password" FROM "accounts" WHERE "accounts"."user_id" = "users"."id" AND "accounts"."provider_id" = 'credential';--> statement-breakpoint
UPDATE "sessions" SET "last_used_at" = "updated_at";--> statement-breakpoint
INSERT INTO "one_time_links" ("code_hash", "kind", "user_id", "expires_at", "created_at")
SELECT "value", split_part("identifier", ':', 1), "users"."id", "expires_at", "verifications"."created_at" FROM "verifications" JOIN "users" ON "users"."id" = substr("identifier", strpos("identifier", ':') + 1)
WHERE split_part("identifier", ':', 1) IN ('invitation', 'password') ON CONFLICT DO NOTHING;
