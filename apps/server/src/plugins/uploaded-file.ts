/** The file of a form. Its name is what the sender says: a label at most, never a path or a type. */
export type UploadedFile = { name: string; bytes: Buffer };
