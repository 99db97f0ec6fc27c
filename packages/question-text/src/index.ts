export * from './letters.ts';
export * from './markdown.ts';
export * from './pieces.ts';
export * from './readable-text.ts';
export * from './text-kind.ts';
