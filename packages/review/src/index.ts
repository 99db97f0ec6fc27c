export * from './log.ts';
export * from './memory.ts';
export * from './queue.ts';
export * from './rating.ts';
