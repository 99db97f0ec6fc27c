/** What an account adds, wherever a guest may wonder. */
export const WHAT_AN_ACCOUNT_ADDS =
  'You can do everything here without an account. With one, your results and settings are there on every device.';
export const CREATE_ACCOUNT = 'Create an account';
