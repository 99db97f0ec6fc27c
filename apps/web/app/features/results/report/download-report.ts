import boldFont from 'pdfmake/build/fonts/Roboto/Roboto-Medium.ttf?url';
import regularFont from 'pdfmake/build/fonts/Roboto/Roboto-Regular.ttf?url';
import pdfMake from 'pdfmake/build/pdfmake.js';

import type { PdfDocument } from './report-looks.ts';

/** Makes the PDF here in the browser and hands it to the learner as a file. */
export async function downloadReport(document: PdfDocument, fileName: string): Promise<void> {
  const [normal, bold] = [regularFont, boldFont].map((path) => new URL(path, location.href).href);
  pdfMake.setFonts({ Roboto: { normal, bold } });
  pdfMake.setUrlAccessPolicy((url) => new URL(url).origin === location.origin);

  await pdfMake.createPdf(document).download(fileName);
}
