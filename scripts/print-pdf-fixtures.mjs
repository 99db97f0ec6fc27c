// Prints `source.txt` of the PDF reader's fixtures to the PDFs beside it, with three producers. To be run by hand, where
// the source changes: `node scripts/print-pdf-fixtures.mjs`. It needs Chromium and LibreOffice.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ROOT } from './bootstrap.mjs';
import { findBrowser } from './machine.mjs';

const FOLDER = join(ROOT, 'apps/server/src/modules/bulk-upload/pdf/fixtures');
const TITLE = 'Practice test of the evening class';
const SOFT_HYPHEN = '\u00ad';

const run = promisify(execFile);
const source = readFileSync(join(FOLDER, 'source.txt'), 'utf8').trim();
const questions = source.split('\n\n').map((question) => question.split('\n'));

await printInBrowser('browser.pdf', '');
await printInBrowser('browser-two-columns.pdf', 'columns: 2; column-gap: 2.5em; text-align: justify');
await printInOffice('office.pdf');
await printByLibrary('library.pdf');
await printByLibrary('locked.pdf', { userPassword: 'sesame' });
await printByLibrary('owner-password.pdf', { ownerPassword: 'sesame', permissions: { copying: false } });

/** With the header and footer that a browser prints by itself: date, title, address, page number. */
async function printInBrowser(name, style) {
  const paragraphs = questions.map((lines) => `<p>${lines.map(markup).map(hyphenated).join('<br>')}</p>`);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${TITLE}</title>
<body style="font: 12pt/1.5 'Liberation Serif', serif; ${style}">${paragraphs.join('\n')}`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const profile = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    await run(findBrowser() ?? 'chromium', [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${profile}`,
      `--print-to-pdf=${join(FOLDER, name)}`,
      `http://127.0.0.1:${server.address().port}/evening-class.html`,
    ]);
  } finally {
    rmSync(profile, { recursive: true, force: true });
    server.close();
  }
}

/** With a header and a page number of the text program's own, in justified lines. */
async function printInOffice(name) {
  const folder = mkdtempSync(join(tmpdir(), 'print-'));
  const file = join(folder, name.replace('.pdf', '.fodt'));
  writeFileSync(file, officeDocument());
  try {
    await run('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      FOLDER,
      file,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function officeDocument() {
  const paragraphs = questions.flatMap((lines) => [
    ...lines.map((line) => `<text:p text:style-name="Line">${hyphenated(markup(line))}</text:p>`),
    '<text:p text:style-name="Line"/>',
  ]);

  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2"
  office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>
  <style:style style:name="Line" style:family="paragraph"><style:paragraph-properties fo:text-align="justify"/>
    <style:text-properties style:font-name="Carlito" fo:font-family="Carlito" fo:font-size="11pt"/></style:style>
  <style:page-layout style:name="Paper"><style:page-layout-properties fo:page-width="5.8in" fo:page-height="8.3in"
    fo:margin="0.6in"/><style:header-style/><style:footer-style/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Paper">
  <style:header><text:p>${TITLE}</text:p></style:header>
  <style:footer><text:p>Page <text:page-number/> of <text:page-count/></text:p></style:footer>
</style:master-page></office:master-styles>
<office:body><office:text>${paragraphs.join('\n')}</office:text></office:body>
</office:document>`;
}

async function printByLibrary(name, security = {}) {
  const pdfmake = createRequire(join(ROOT, 'apps/web/package.json'))('pdfmake');
  const fonts = join(ROOT, 'node_modules/pdfmake/fonts/Roboto');
  pdfmake.setFonts({
    Roboto: { normal: join(fonts, 'Roboto-Regular.ttf'), bold: join(fonts, 'Roboto-Medium.ttf') },
  });
  const document = pdfmake.createPdf({
    ...security,
    info: { title: TITLE },
    pageSize: 'A5',
    header: { text: TITLE, alignment: 'center', margin: [0, 18] },
    footer: (page) => ({ text: `– ${page} –`, alignment: 'center', margin: [0, 10] }),
    content: questions.map((lines) => ({ stack: lines, margin: [0, 0, 0, 12] })),
    defaultStyle: { fontSize: 10 },
  });
  await document.write(join(FOLDER, name));
}

function markup(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Places where long words may break: between a vowel and a consonant with a vowel behind it. */
function hyphenated(text) {
  return text.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(/(?<=..[aeiouy][nrst]?)(?=[bcdfglmnprst][aeiouy]..)/g, SOFT_HYPHEN),
  );
}
