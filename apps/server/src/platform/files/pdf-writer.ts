import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import { drawn, hasArabic, runsOfLine, type ScriptRun } from './lines-of-script.ts';
import { type PdfPart, type PdfRole, PdfStructure } from './pdf-structure.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
export const SIZES = { title: 20, heading: 14, text: 10, table: 8.5 } as const;
const INNER = PAGE.width - 2 * PAGE.margin;
/** Height of a line by its size; Arabic letters reach further up and down. */
const LINE = { ltr: 1.35, rtl: 1.6 } as const;

/** One weight of letters: every reader's own for Latin ones, and one that is put into the file for Arabic. */
interface Letters {
  readonly latin: PDFFont;
  readonly arabic: PDFFont;
}

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
    .map(
      (sign) =>
        INSTEAD[sign] ??
        (PRINTABLE.test(sign) || hasArabic(sign) || drawn(sign) === '' ? sign : /\s/.test(sign) ? ' ' : '?'),
    )
    .join('');
}

/** Signs of Arabic writing that stand among Latin words or numbers, as the Latin font has them. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = { '،': ',', '؛': ';', '؟': '?', '٪': '%' };

const latinOf = (text: string) => text.replaceAll(/[،؛؟٪]/g, (sign) => ARABIC_SIGNS[sign] ?? sign);

function widthOf(text: string, letters: Letters, size: number): number {
  // The order of the parts does not matter to their width.
  return runsOfLine(text, 'ltr').reduce((sum, run) => sum + widthOfRun(run, letters, size), 0);
}

function widthOfRun({ text, is_arabic }: ScriptRun, { latin, arabic }: Letters, size: number): number {
  return is_arabic ? arabic.widthOfTextAtSize(text, size) : latin.widthOfTextAtSize(latinOf(text), size);
}

/** Breaks a text into lines of a width; a word that is too long is cut. */
function linesOf(text: string, letters: Letters, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(' ')) {
    let rest = word;
    const joined = line === '' ? rest : `${line} ${rest}`;
    if (widthOf(joined, letters, size) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    while (widthOf(rest, letters, size) > width && rest.length > 1) {
      // As many signs as fit, by halving: long runs without a blank are rare, but must not take long.
      let [fits, over] = [1, rest.length];
      while (over - fits > 1) {
        const middle = Math.floor((fits + over) / 2);
        if (widthOf(rest.slice(0, middle), letters, size) <= width) fits = middle;
        else over = middle;
      }
      lines.push(rest.slice(0, fits));
      rest = rest.slice(fits);
    }
    line = rest;
  }
  return [...lines, line];
}

/** Widths of which each is at least what it needs; what they gain the others give in proportion. */
function widened(widths: readonly number[], needed: readonly number[]): readonly number[] {
  const lacks = widths.map((width, i) => Math.max(0, (needed[i] ?? 0) - width));
  const spare = widths.map((width, i) => Math.max(0, width - (needed[i] ?? 0)));
  const [lacking, given] = [lacks, spare].map((each) => each.reduce((sum, value) => sum + value, 0));
  if (!lacking || !given || lacking > given) return widths;
  return widths.map((width, i) => width + (lacks[i] ?? 0) - (lacking * (spare[i] ?? 0)) / given);
}

/** What a text is, by its size. */
const ROLES: Readonly<Record<number, PdfRole>> = { [SIZES.title]: 'H1', [SIZES.heading]: 'H2' };

/** Writes down a page after the other. */
export class PdfWriter {
  private readonly document: PDFDocument;
  readonly fonts: { readonly plain: Letters; readonly bold: Letters };
  readonly direction: 'ltr' | 'rtl';
  private readonly structure: PdfStructure;
  private page: PDFPage;
  private y = 0;

  constructor(document: PDFDocument, fonts: PdfWriter['fonts'], direction: PdfWriter['direction']) {
    this.document = document;
    this.fonts = fonts;
    this.direction = direction;
    this.structure = new PdfStructure(document);
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

  /**
   * One line from its beginning: the left end of the box, or the right end where the manual runs to the left. A text
   * without Arabic letters keeps its own order there.
   */
  private line(
    line: string,
    box: { x: number; width: number; y: number; isArabic: boolean },
    size: number,
    letters: Letters,
  ) {
    const runs = runsOfLine(line, box.isArabic ? this.direction : 'ltr');
    const wide = runs.reduce((sum, run) => sum + widthOfRun(run, letters, size), 0);
    let x = this.direction === 'rtl' ? box.x + box.width - wide : box.x;
    for (const run of runs) {
      const { latin, arabic } = letters;
      const text = run.is_arabic ? run.text : latinOf(run.text);
      this.page.drawText(text, { x, y: box.y, size, font: run.is_arabic ? arabic : latin });
      x += widthOfRun(run, letters, size);
    }
  }

  /** A heading takes room for what follows as well, so that it never ends a page. */
  text(text: string, size: number, { bold = false, keep = 0 } = {}): void {
    const font = bold ? this.fonts.bold : this.fonts.plain;
    const part = this.structure.root.add(ROLES[size] ?? 'P');
    this.makeRoom(size * LINE[this.direction] + keep);
    for (const line of linesOf(text, font, size, INNER)) {
      this.makeRoom(size * LINE[this.direction]);
      this.y -= size * LINE[this.direction];
      const box = { x: PAGE.margin, width: INNER, y: this.y, isArabic: hasArabic(text) };
      this.structure.mark(this.page, part, () => this.line(line, box, size, font));
    }
  }

  private row(table: PdfPart, cells: readonly string[], widths: readonly number[], bold: boolean): void {
    const row = table.add('TR');
    const size = SIZES.table;
    const font = bold ? this.fonts.bold : this.fonts.plain;
    const wrapped = cells.map((cell, i) => linesOf(cell, font, size, (widths[i] ?? 40) - 6));
    const height = Math.max(...wrapped.map((lines) => lines.length)) * size * LINE[this.direction] + 4;
    this.makeRoom(Math.min(height, PAGE.height - 2 * PAGE.margin));
    const top = this.y;
    let from = 0;
    wrapped.forEach((lines, i) => {
      const wide = widths[i] ?? 40;
      // The first column is where a line begins.
      const x = this.direction === 'rtl' ? PAGE.margin + INNER - from - wide + 6 : PAGE.margin + from;
      this.structure.mark(this.page, row.add(bold ? 'TH' : 'TD'), () => {
        lines.forEach((line, at) => {
          const y = top - size * LINE[this.direction] * (at + 1);
          const isArabic = hasArabic(cells[i] ?? '');
          this.line(line, { x, width: wide - 6, y, isArabic }, size, font);
        });
      });
      from += wide;
    });
    this.y = top - height;
    this.structure.decorate(this.page, () =>
      this.page.drawLine({
        start: { x: PAGE.margin, y: this.y + 1 },
        end: { x: PAGE.width - PAGE.margin, y: this.y + 1 },
        thickness: 0.4,
      }),
    );
  }

  table({
    columns,
    rows,
  }: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }): void {
    // Columns share the width by their longest text, within bounds.
    const longest = columns.map((column, i) =>
      Math.min(60, Math.max(6, column.length, ...rows.map((row) => (row[i] ?? '').length))),
    );
    const total = longest.reduce((sum, each) => sum + each, 0);
    const widths = widened(
      longest.map((each) => (INNER * each) / total),
      columns.map((column) =>
        Math.max(...column.split(' ').map((word) => 8 + widthOf(word, this.fonts.bold, SIZES.table))),
      ),
    );
    this.gap(4);
    const table = this.structure.root.add('Table');
    this.row(table, columns, widths, true);
    for (const row of rows) this.row(table, row, widths, false);
    this.gap(6);
  }

  /** The file, with its structure for those who have it read aloud. */
  save(): Promise<Uint8Array> {
    this.structure.finish();
    return this.document.save();
  }
}

/** Noto Naskh Arabic, which comes with the product. */
async function arabicFont(weight: 'Regular' | 'Bold'): Promise<Uint8Array> {
  const fonts = new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-arabic'));
  return readFile(new URL(`NotoNaskhArabic-${weight}.ttf`, fonts));
}

/**
 * Begins a document (A4, text that can be searched) with its title and language: from left to right or, in Arabic, from
 * right to left.
 * @param texts all that will be written: Arabic letters are put into the file only where something needs them
 */
export async function beginPdf(title: string, language: string, texts: unknown): Promise<PdfWriter> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(language);
  const isNeeded = hasArabic(JSON.stringify([title, texts]));
  const embed = async (name: StandardFonts, weight: 'Regular' | 'Bold'): Promise<Letters> => {
    const latin = await document.embedFont(name);
    const arabic = isNeeded ? await document.embedFont(await arabicFont(weight), { subset: true }) : latin;
    return { latin, arabic };
  };
  const fonts = {
    plain: await embed(StandardFonts.Helvetica, 'Regular'),
    bold: await embed(StandardFonts.HelveticaBold, 'Bold'),
  };
  return new PdfWriter(document, fonts, language === 'ar' ? 'rtl' : 'ltr');
}
