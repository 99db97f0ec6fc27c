export * from './kept-together.ts';
export * from './letters.ts';
export * from './markdown.ts';
export * from './pieces.ts';
export * from './plain-formula.ts';
export * from './line-parts.ts';
export * from './text-kind.ts';
