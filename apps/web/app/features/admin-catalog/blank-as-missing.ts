/** A description that holds nothing is not sent. */
export function blankAsMissing<F extends { description?: string | undefined }>(fields: F): F {
  return fields.description?.trim() === '' ? { ...fields, description: undefined } : fields;
}
