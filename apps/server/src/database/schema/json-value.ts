import { customType } from 'drizzle-orm/pg-core';

/**
 * `jsonb` of any value. Drizzle's own `jsonb` reads a text a second time, after the driver: the answer "12" would come back
 * as a number.
 */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
