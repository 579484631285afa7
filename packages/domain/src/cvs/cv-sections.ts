import { datesIn } from './cv-dates.ts';
import { type CvSection, headingKind, headingWithText } from './cv-headings.ts';
import { type CvLine, lineText } from './cv-page.ts';

/** Lines that belong together, under their heading. */
export interface CvPart {
  /** `head` is what stands before any heading. */
  readonly kind: CvSection | 'head';
  readonly lines: readonly CvLine[];
}

/** How a line is set. */
const styleOf = (line: CvLine): string =>
  `${Math.round(line.size * 2) / 2}|${line.font}|${isCapitals(lineText(line)) ? 'A' : 'a'}`;

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/**
 * The parts of a CV by their headings, in reading order. A heading is known by its words, or is set like those that
 * are; a column begins without a heading, unless it goes on with one of the page before. Pure.
 */
export function partsOfCv(lines: readonly CvLine[]): CvPart[] {
  const known = lines.map((line) => kindOfHeading(line, lines));
  const styles = headingStyles(lines, known);
  const parts: { kind: CvPart['kind']; lines: CvLine[] }[] = [{ kind: 'head', lines: [] }];
  /** Which part each place of the page was in last, by where its columns begin. */
  const columns: { x: number; right: number; page: number; kind: CvPart['kind'] }[] = [];
  let kind: CvPart['kind'] = 'head';
  const open = (next: CvPart['kind']) => {
    kind = next;
    parts.push({ kind: next, lines: [] });
  };
  lines.forEach((line, i) => {
    if (line.begins_column && i > 0) {
      const before =
        line.page > (lines[i - 1]?.page ?? 0)
          ? columns.findLast((one) => one.page < line.page && overlaps(one, columnOf(lines, i)))
          : undefined;
      const next = before?.kind ?? (line.page === 0 ? 'head' : kind);
      if (next !== kind || next === 'head') open(next);
    }
    const heading = known[i];
    if (heading) {
      open(heading.kind);
      if (heading.rest !== '') parts.at(-1)?.lines.push({ ...line, parts: [heading.rest], gap: 0 });
    } else if (styles.has(styleOf(line)) && looksLikeHeading(line) && kind !== 'head') {
      open('other');
    } else parts.at(-1)?.lines.push(line);
    const at = columns.findLast((one) => one.page === line.page && overlaps(one, line));
    if (at) {
      at.kind = kind;
      at.x = Math.min(at.x, line.x);
      at.right = Math.max(at.right, line.right);
    } else columns.push({ x: line.x, right: line.right, page: line.page, kind });
  });
  return parts.filter((part) => part.lines.length > 0);
}

const overlaps = (a: { x: number; right: number }, b: { x: number; right: number }): boolean =>
  Math.min(a.right, b.right) - Math.max(a.x, b.x) > 0.3 * Math.min(a.right - a.x, b.right - b.x);

/** How wide the column is that begins with a line. */
function columnOf(lines: readonly CvLine[], from: number): { x: number; right: number } {
  let { x, right } = lines[from] as CvLine;
  for (let i = from + 1; i < lines.length && !lines[i]?.begins_column; i += 1) {
    x = Math.min(x, lines[i]?.x ?? x);
    right = Math.max(right, lines[i]?.right ?? right);
  }
  return { x, right };
}

function kindOfHeading(line: CvLine, lines: readonly CvLine[]): { kind: CvSection; rest: string } | null {
  if (line.is_bullet) return null;
  const text = lineText(line);
  // A small letter begins a line that goes on, unless its type sets it apart.
  if (/^\p{Ll}/u.test(text) && line.size <= medianSize(lines) * 1.12) return null;
  const isSet =
    isCapitals(text) || line.size > medianSize(lines) * 1.12 || (line.gap > 0.9 && line.parts.length === 1);
  const whole = headingKind(text, isSet);
  if (whole) return { kind: whole, rest: '' };
  // A label in the margin, with what it announces beside it.
  const [first = '', ...others] = line.parts;
  const label = others.length > 0 ? headingKind(first) : null;
  if (label) return { kind: label, rest: others.join('\t') };
  const inline = headingWithText(text);
  return inline && inline.kind !== 'contact' ? inline : null;
}

const medians = new WeakMap<readonly CvLine[], number>();

/** The size most letters have, in points. */
export function medianSize(lines: readonly CvLine[]): number {
  const known = medians.get(lines);
  if (known !== undefined) return known;
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + lineText(line).length);
  }
  const size = [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
  medians.set(lines, size);
  return size;
}

/** Ways to set a line that only headings of this CV use. */
function headingStyles(lines: readonly CvLine[], known: readonly (object | null)[]): Set<string> {
  const headings = new Map<string, number>();
  const all = new Map<string, number>();
  lines.forEach((line, i) => {
    const style = styleOf(line);
    all.set(style, (all.get(style) ?? 0) + 1);
    if (known[i]) headings.set(style, (headings.get(style) ?? 0) + 1);
  });
  return new Set(
    [...headings]
      .filter(([style, count]) => count >= 2 && (all.get(style) ?? 0) <= 2 * count)
      .map(([style]) => style),
  );
}

function looksLikeHeading(line: CvLine): boolean {
  const text = lineText(line);
  return (
    line.parts.length === 1 &&
    !line.is_bullet &&
    text.length <= 40 &&
    text.split(' ').length <= 5 &&
    !/[,;.@|]/.test(text) &&
    datesIn(text) === null
  );
}
