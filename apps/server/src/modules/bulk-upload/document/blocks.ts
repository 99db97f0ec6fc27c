/** How words stand out. */
export type Dress = 'highlight' | 'colour' | 'underline' | 'bold';

/** A piece of text in one dress; it may hold line breaks and tabs. */
export type Run = { text: string; dress: readonly Dress[] };

/** A picture where it stands: its address, and what it shows in words. */
export type PlacedPicture = { address: string; description: string };

/** `label` is the number, letter or bullet that a list puts in front, as it is seen: `3.`, `(b)`, `-`. */
export type Paragraph = {
  kind: 'paragraph';
  label: string;
  runs: Run[];
  pictures: PlacedPicture[];
  /** What of it cannot be read, in words for the person. */
  losses: string[];
};

/** Rows of cells of paragraphs; a table within a cell is read as its paragraphs. */
export type Table = { kind: 'table'; rows: Paragraph[][][] };

/** A document of a word processor or a web page, as a reader meets it. */
export type Block = Paragraph | Table;
