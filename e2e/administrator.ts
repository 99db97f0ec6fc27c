/** Who keeps the desk on the journeys' server. */
export const ADMINISTRATOR = { email: 'ada@example.com', password: 'correct horse battery' };
