import { SETTING_CHOICES } from '@second-bell/contract/setting-choices';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a learner has chosen; null where they have not. */
export const settings = pgTable('settings', {
  /** A guest or an account: the id that attempts are kept under. */
  ownerId: text().primaryKey(),
  textSize: text({ enum: SETTING_CHOICES.textSize }),
  theme: text({ enum: SETTING_CHOICES.theme }),
  font: text({ enum: SETTING_CHOICES.font }),
  motion: text({ enum: SETTING_CHOICES.motion }),
  timer: text({ enum: SETTING_CHOICES.timer }),
  readAloud: text({ enum: SETTING_CHOICES.readAloud }),
  extraTime: text({ enum: SETTING_CHOICES.extraTime }),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
