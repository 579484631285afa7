import { lineFromText } from '@tryout/domain/cvs/cv-lines';
import type { CvLine } from '@tryout/domain/cvs/cv-page';

interface Paragraph {
  /** Pieces of a line; a tab stays in them, a break parts lines. */
  text: string;
  size: number;
  weight: Map<string, number>;
  is_bullet: boolean;
  blank: number;
}
type Cell = (Paragraph | Table)[];
interface Table {
  rows: Cell[][];
}

/** Blank lines count as space above the next; more than these say nothing further. */
const MOST_BLANK = 4;
const MOST_LINES = 6_000;
const isTable = (one: Paragraph | Table): one is Table => 'rows' in one;

/**
 * Collects the paragraphs and tables of a document whose order is known, and gives its lines. Tables that lay a page
 * out are read cell by cell, others row by row with their cells as parts of a line.
 */
export class DocumentLines {
  readonly #body: Cell = [];
  readonly #stack: Cell[] = [this.#body];
  readonly #tables: Table[] = [];
  #paragraph: Paragraph | null = null;
  #blank = 0;

  /** Adds text to the paragraph that is open, or opens one. Size in points; `face` tells how it is set. */
  say(text: string, size: number, face: string): void {
    const paragraph = this.#open();
    paragraph.text += text;
    if (text.trim() === '') return;
    paragraph.size = Math.max(paragraph.size, size);
    paragraph.weight.set(face, (paragraph.weight.get(face) ?? 0) + text.trim().length);
  }

  /** The paragraph that is open belongs to a list. */
  bullet(): void {
    this.#open().is_bullet = true;
  }

  endParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    if (!paragraph || paragraph.text.trim() === '') {
      this.#blank = Math.min(MOST_BLANK, this.#blank + 1);
      return;
    }
    paragraph.blank = this.#blank;
    this.#blank = 0;
    this.#stack.at(-1)?.push(paragraph);
  }

  beginTable(): void {
    this.#flush();
    const table: Table = { rows: [] };
    this.#stack.at(-1)?.push(table);
    this.#tables.push(table);
  }

  beginRow(): void {
    this.#tables.at(-1)?.rows.push([]);
  }

  beginCell(): void {
    const cell: Cell = [];
    const table = this.#tables.at(-1);
    if (!table) return;
    if (table.rows.length === 0) table.rows.push([]);
    table.rows.at(-1)?.push(cell);
    this.#stack.push(cell);
  }

  endCell(): void {
    this.#flush();
    if (this.#stack.length > 1) this.#stack.pop();
  }

  endTable(): void {
    this.#flush();
    this.#tables.pop();
  }

  lines(): CvLine[] {
    this.#flush();
    const out: CvLine[] = [];
    writeCell(this.#body, out, false);
    return out.slice(0, MOST_LINES);
  }

  #open(): Paragraph {
    this.#paragraph ??= { text: '', size: 0, weight: new Map(), is_bullet: false, blank: 0 };
    return this.#paragraph;
  }

  #flush(): void {
    if (this.#paragraph) this.endParagraph();
  }
}

function writeCell(cell: Cell, out: CvLine[], beginsColumn: boolean): void {
  let begins = beginsColumn;
  for (const one of cell) {
    if (isTable(one)) {
      writeTable(one, out);
      begins = false;
      continue;
    }
    for (const line of linesOf(one, out.length, begins)) {
      out.push(line);
      begins = false;
    }
  }
}

function linesOf(paragraph: Paragraph, from: number, begins: boolean): CvLine[] {
  const font = [...paragraph.weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  return paragraph.text.split('\n').flatMap((raw, i) => {
    const line = lineFromText(paragraph.is_bullet && i === 0 ? `• ${raw}` : raw, {
      y: (from + i) * 14,
      size: paragraph.size || 10,
      font,
      gap: i === 0 ? paragraph.blank : 0,
      begins_column: begins && i === 0,
    });
    return line ? [line] : [];
  });
}

const paragraphs = (cell: Cell): number =>
  cell.reduce((count, one) => count + (isTable(one) ? 4 : one.text.split('\n').length), 0);

function writeTable({ rows }: Table, out: CvLine[]): void {
  const filled = rows
    .map((row) => row.filter((cell) => paragraphs(cell) > 0))
    .filter((row) => row.length > 0);
  const widest = Math.max(0, ...filled.map((row) => row.length));
  const isLayout =
    widest === 2 || widest === 3
      ? filled.some((row) => row.length >= 2 && row.every((cell) => paragraphs(cell) >= 4)) ||
        filled.some((row) => row.length >= 2 && (row[0] as Cell).length >= 4)
      : false;
  for (const row of filled) {
    if (row.length === 1) writeCell(row[0] as Cell, out, false);
    else if (isLayout) for (const cell of row) writeCell(cell, out, true);
    else writeRow(row, out);
  }
}

/** Cells side by side: their first lines make one line, their second ones the next. */
function writeRow(row: readonly Cell[], out: CvLine[]): void {
  const columns = row.map((cell) => {
    const lines: CvLine[] = [];
    writeCell(cell, lines, false);
    return lines;
  });
  // Short labels stay with the first line; the rest of the widest cell follows it.
  const most = Math.max(...columns.map((lines) => lines.length));
  for (let i = 0; i < most; i += 1) {
    const beside = columns.flatMap((lines) => lines[i] ?? []);
    const [first] = beside;
    const main = [...beside].sort((a, b) => b.parts.join('').length - a.parts.join('').length)[0];
    if (!first || !main) continue;
    const parts = beside.flatMap((line) => line.parts);
    out.push({
      ...main,
      parts,
      starts: parts.map((_, at) => at * 150),
      size: Math.max(...beside.map((line) => line.size)),
      is_bullet: beside.length === 1 && first.is_bullet,
      gap:
        i === 0
          ? Math.max(...beside.map((line) => line.gap), 0.6)
          : Math.max(...beside.map((line) => line.gap)),
    });
  }
}
