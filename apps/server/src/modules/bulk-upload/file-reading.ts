import type { ColumnRole, Problem } from '@second-bell/question-import';

/** A picture of a file. Its address in the text is `/api/images/` and the id, which is the hash of its bytes. */
export type FilePicture = { id: string; name: string; bytes: Uint8Array };

/** The beginning of a table, with what its columns are taken for. `isSure`: its headings say so, or a person did. */
export type TableView = { rows: string[][]; roles: ColumnRole[]; firstRow: number; isSure: boolean };

/**
 * What every kind of file is brought to: a text that `parseQuestions` reads, so that a person sees and mends one kind of
 * preview. `problems` say what the text does not hold of the file, on the lines of that text.
 */
export type FileReading = {
  text: string;
  problems: Problem[];
  pictures: FilePicture[];
  /** With a table: its columns, for a person to choose other ones. */
  table?: TableView;
};

/**
 * `broken`: damaged, or not what it says it is. `empty`: without any text. `unknown`: an archive of another kind. `too_big`: it
 * unpacks to more than is read.
 */
export type FileRefusal = 'broken' | 'empty' | 'too_big' | 'unknown';

/** Thrown while a file is read; the reason has its sentence in `read-file.ts`. */
export class RefusedFile extends Error {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal) {
    super(`This file is refused: ${reason}`);
    this.reason = reason;
  }
}
