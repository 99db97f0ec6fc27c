export * from './item-arbitraries.ts';
export * from './text-arbitraries.ts';
export * from './lines.ts';
