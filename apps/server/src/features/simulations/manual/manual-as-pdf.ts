import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import type { Manual, ManualTable } from './manual-text.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
const LINE = 1.35;
const SIZES = { title: 20, heading: 14, text: 10, table: 8.5 } as const;
const INNER = PAGE.width - 2 * PAGE.margin;

/** Signs that the standard fonts have (WinAnsi) in the place of others. */
const INSTEAD: Readonly<Record<string, string>> = {
  '−': '-',
  '√': 'sqrt',
  χ: 'chi',
  '≥': '>=',
  '≤': '<=',
  ω: 'omega',
};
const PRINTABLE = /[\x20-\x7e\xa0-\xff–—‘’“”•…€™]/;

/** A text in signs that the fonts have; others become question marks, so that nothing vanishes unseen. */
function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => INSTEAD[sign] ?? (PRINTABLE.test(sign) ? sign : /\s/.test(sign) ? ' ' : '?'))
    .join('');
}

/** Breaks a text into lines of a width; a word that is too long is cut. */
function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    let rest = word;
    const joined = line === '' ? rest : `${line} ${rest}`;
    if (font.widthOfTextAtSize(joined, size) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    while (font.widthOfTextAtSize(rest, size) > width && rest.length > 1) {
      // As many signs as fit, by halving: long runs without a blank are rare, but must not take long.
      let [fits, over] = [1, rest.length];
      while (over - fits > 1) {
        const middle = Math.floor((fits + over) / 2);
        if (font.widthOfTextAtSize(rest.slice(0, middle), size) <= width) fits = middle;
        else over = middle;
      }
      lines.push(rest.slice(0, fits));
      rest = rest.slice(fits);
    }
    line = rest;
  }
  return [...lines, line];
}

/** Writes down a page after the other. */
class Writer {
  readonly document: PDFDocument;
  readonly fonts: { readonly plain: PDFFont; readonly bold: PDFFont };
  private page: PDFPage;
  private y = 0;

  constructor(document: PDFDocument, fonts: Writer['fonts']) {
    this.document = document;
    this.fonts = fonts;
    this.page = this.begin();
  }

  private begin(): PDFPage {
    this.y = PAGE.height - PAGE.margin;
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    return this.page;
  }

  private makeRoom(height: number): void {
    if (this.y - height < PAGE.margin) this.begin();
  }

  gap(height: number): void {
    this.y -= height;
  }

  /** A heading takes room for what follows as well, so that it never ends a page. */
  text(text: string, size: number, { bold = false, keep = 0 } = {}): void {
    const font = bold ? this.fonts.bold : this.fonts.plain;
    this.makeRoom(size * LINE + keep);
    for (const line of linesOf(text, font, size, INNER)) {
      this.makeRoom(size * LINE);
      this.y -= size * LINE;
      this.page.drawText(line, { x: PAGE.margin, y: this.y, size, font });
    }
  }

  private row(cells: readonly string[], widths: readonly number[], bold: boolean): void {
    const size = SIZES.table;
    const font = bold ? this.fonts.bold : this.fonts.plain;
    const wrapped = cells.map((cell, i) => linesOf(cell, font, size, (widths[i] ?? 40) - 6));
    const height = Math.max(...wrapped.map((lines) => lines.length)) * size * LINE + 4;
    this.makeRoom(Math.min(height, PAGE.height - 2 * PAGE.margin));
    const top = this.y;
    let x = PAGE.margin;
    wrapped.forEach((lines, i) => {
      lines.forEach((line, at) => {
        this.page.drawText(line, { x, y: top - size * LINE * (at + 1), size, font });
      });
      x += widths[i] ?? 40;
    });
    this.y = top - height;
    this.page.drawLine({
      start: { x: PAGE.margin, y: this.y + 1 },
      end: { x: PAGE.width - PAGE.margin, y: this.y + 1 },
      thickness: 0.4,
    });
  }

  table({ columns, rows }: ManualTable): void {
    // Columns share the width by their longest text, within bounds.
    const longest = columns.map((column, i) =>
      Math.min(60, Math.max(6, column.length, ...rows.map((row) => (row[i] ?? '').length))),
    );
    const total = longest.reduce((sum, each) => sum + each, 0);
    const widths = longest.map((each) => (INNER * each) / total);
    this.gap(4);
    this.row(columns, widths, true);
    for (const row of rows) this.row(row, widths, false);
    this.gap(6);
  }
}

/** A manual as a PDF file (A4, text that can be searched). In a left-to-right language of Latin script only. */
export async function manualAsPdf(manual: Manual): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(manual.title);
  document.setLanguage(manual.language);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const writer = new Writer(document, fonts);
  writer.text(manual.title, SIZES.title, { bold: true });
  writer.text(manual.subtitle, SIZES.text);
  for (const { heading, blocks } of manual.sections) {
    writer.gap(12);
    writer.text(heading, SIZES.heading, { bold: true, keep: 40 });
    for (const block of blocks) {
      writer.gap(4);
      if (block.kind === 'text') writer.text(block.text, SIZES.text);
      else writer.table(block);
    }
  }
  return document.save();
}
