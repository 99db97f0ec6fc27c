import * as z from 'zod/mini';

import { endpoint } from './endpoint.ts';
import { idSchema } from './fields.ts';
import { routes } from './routes.ts';
import { SETTING_CHOICES } from './setting-choices.ts';

export const extraTimeSchema = z.enum(SETTING_CHOICES.extraTime);

/** What a learner has chosen, by name; what was never chosen is left out. Names that are none of these are refused. */
export const settingsSchema = z.strictObject({
  textSize: z.optional(z.enum(SETTING_CHOICES.textSize)),
  theme: z.optional(z.enum(SETTING_CHOICES.theme)),
  font: z.optional(z.enum(SETTING_CHOICES.font)),
  motion: z.optional(z.enum(SETTING_CHOICES.motion)),
  timer: z.optional(z.enum(SETTING_CHOICES.timer)),
  readAloud: z.optional(z.enum(SETTING_CHOICES.readAloud)),
  extraTime: z.optional(extraTimeSchema),
});

export type ChosenSettings = z.infer<typeof settingsSchema>;

const userParams = z.object({ userId: idSchema });

export const settingsEndpoints = {
  read: endpoint({
    ...routes.settings.read,
    summary: 'What a learner has chosen of how the site looks and how tests are timed',
    policy: 'settings.own',
    params: userParams,
    response: settingsSchema,
  }),
  change: endpoint({
    ...routes.settings.change,
    summary:
      'Changes those settings that are sent and no others; of two changes of the same one the last counts',
    policy: 'settings.own',
    params: userParams,
    body: settingsSchema,
    response: settingsSchema,
  }),
};
