export * from './answer-keys.ts';
export * from './attempt-statistics.ts';
export * from './countdown.ts';
export * from './progress-statistics.ts';
export * from './scoring.ts';
export * from './verification.ts';
export * from './stored-key.ts';
