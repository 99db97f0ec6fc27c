/** A PDF out of objects written by hand: numbered from 1, the first one is the catalogue. */
export function rawPdf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;

    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;

  return Buffer.from(text, 'latin1');
}

/** So many pages with the same drawing on each. */
export function pdfOfPages(count: number, drawing: string): Uint8Array {
  const pages = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 3 0 R >>';

  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${pages.join(' ')}] /Resources << /Font << /F 4 0 R >> >> >>`,
    stream(drawing),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.map(() => page),
  ]);
}

export function stream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
