export * from './schema/accounts.ts';
export * from './schema/administration.ts';
export * from './schema/attempts.ts';
export * from './schema/contact.ts';
export * from './schema/content.ts';
export * from './schema/practice-answers.ts';
export * from './schema/rescores.ts';
export * from './schema/test-versions.ts';
