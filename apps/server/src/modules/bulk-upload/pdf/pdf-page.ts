/** A run of letters on a page. Points (1/72 inch); `y` is the baseline, counted from the bottom of the page. */
export type PdfPiece = { text: string; x: number; y: number; width: number; height: number; isBold: boolean };

export type PdfPage = { width: number; height: number; pieces: PdfPiece[] };

/** One printed line, or one column's part of it. */
export type PdfLine = {
  text: string;
  /** From left to right. */
  pieces: readonly PdfPiece[];
  left: number;
  right: number;
  /** Of the baseline, from the bottom. */
  y: number;
  height: number;
  /** How wide its first word is: whether it would have fitted on the line before. */
  firstWordWidth: number;
};
