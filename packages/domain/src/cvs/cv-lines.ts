import { datesIn, hasDates } from './cv-dates.ts';
import { headingKind } from './cv-headings.ts';
import { type CvLine, type CvPage, type CvWord, lineText } from './cv-page.ts';

/** Runs that touch: one part of a line. */
interface Segment {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
}

/** Signs that begin an item of a list, also as private letters of symbol fonts. */
const BULLET = /^\s*(?:[•●▪■◦○‣▸►▶➤➢✓✔❖◆◇·∙⁃*«»\uf0b7\uf0a7\uf0d8\uf076\uf0fc]|[-–—](?=\s)|o(?=\s{2,}))\s*/u;
/** Letters of icon fonts say nothing. */
const ICONS = /[\ue000-\uf8ff\u{f0000}-\u{ffffd}\u200b\ufeff\u00ad]/gu;
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/gu;
const MOST_DEPTH = 5;

/**
 * The lines of a CV in the order in which a person reads them. Columns are told by white space that runs down between
 * them; dates and labels beside a column belong to its lines. What repeats at the top and bottom of pages is left out
 * from its second time on. Pure; any number of pages, also empty ones.
 */
export function linesOfPages(pages: readonly CvPage[]): CvLine[] {
  const lines = pages.flatMap((page, number) => {
    const segments = segmentsOf(
      page.words.flatMap(readable),
      rtlShare(page.words.map((word) => word.text).join('')) > 0.3,
    );
    return blocksOf(segments, MOST_DEPTH).flatMap((block) => linesOfBlock(block, number));
  });
  return withoutRunningLines(lines, pages);
}

/** Lines of text that has no layout: tabs and runs of four blanks and more part them, blank lines leave a gap. */
export function linesOfText(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let blank = 0;
  text.split('\n').forEach((raw, row) => {
    if (raw.trim() === '') {
      blank += 1;
      return;
    }
    const line = lineFromText(raw, { y: row * 14, size: 10, font: '', gap: blank });
    if (line) lines.push(line);
    blank = 0;
  });
  return lines;
}

/** A line of a document whose order is known; null for one without text. `indent` in points. */
export function lineFromText(
  raw: string,
  at: { y: number; size: number; font: string; gap: number; begins_column?: boolean; indent?: number },
): CvLine | null {
  const clean = raw.replace(ICONS, '');
  const is_bullet = BULLET.test(clean);
  const parts = clean
    .replace(is_bullet ? BULLET : /^\s+/, '')
    .split(/\t+| {4,}/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  const x = at.indent ?? 0;
  const length = parts.join('   ').length;
  return {
    parts,
    starts: parts.map((_, i) => x + i * 150),
    x,
    right: x + length * at.size * 0.5,
    y: at.y,
    size: at.size,
    font: at.font,
    page: 0,
    gap: at.gap,
    is_bullet,
    begins_column: at.begins_column ?? false,
  };
}

const FORMS = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/u;

/** A run without icons, in letters rather than their printed forms; one of both directions in its pieces. */
function readable(word: CvWord): CvWord[] {
  const plain = word.text.replace(ICONS, '');
  const text = closed(FORMS.test(plain) ? plain.normalize('NFKC') : plain);
  if (text.trim() === '' || word.size <= 0) return [];
  const isRtl = rtlShare(text) > 0;
  if (!isRtl || !/\s/.test(text.trim())) return [{ ...word, text }];
  // Such a run begins at the right.
  const a_sign = word.width / text.length;
  let right = word.x + word.width;
  return text.split(/(\s+)/).flatMap((piece) => {
    const width = piece.length * a_sign;
    right -= width;
    return piece.trim() === '' ? [] : [{ ...word, text: piece, x: right, width }];
  });
}

/** "E X P E R I E N C E" and "M A R Y- J A N E" without the blanks that were put between their letters. */
function closed(text: string): string {
  return text
    .split(/ {2,}/)
    .map((piece) => {
      const tokens = piece.trim().split(' ');
      const alone = tokens.filter((token) => token.length === 1).length;
      const isSpaced =
        tokens.length >= 3 &&
        tokens.every((token) => token.length <= 3) &&
        alone >= 0.5 * tokens.length &&
        tokens.join('').length >= 4 &&
        /^[\p{L}\p{P}& ]+$/u.test(piece);
      return isSpaced ? tokens.join('') : piece;
    })
    .join(' ');
}

function segmentsOf(real: readonly CvWord[], isRtlPage: boolean): Segment[] {
  const rows: CvWord[][] = [];
  for (const word of [...real].sort((a, b) => a.y - b.y)) {
    const row = rows.findLast((one) => {
      const other = one[0] as CvWord;
      return Math.abs(other.y - word.y) <= 0.4 * Math.min(other.size, word.size);
    });
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row) => rowSegments(row, isRtlPage));
}

function rowSegments(row: readonly CvWord[], isRtlPage: boolean): Segment[] {
  const words = [...row].sort((a, b) => a.x - b.x);
  const groups: CvWord[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const last = groups.at(-1);
    const size = Math.max(word.size, last?.at(-1)?.size ?? 0);
    if (last && word.x - right <= 1.15 * size) last.push(word);
    else groups.push([word]);
    right = Math.max(right, word.x + word.width);
  }
  return groups.map((group) => joined(group, isRtlPage)).filter((segment) => segment.text !== '');
}

/** One text of runs that touch, also where letters were set one by one, apart, or from right to left. */
function joined(words: readonly CvWord[], isRtlPage: boolean): Segment {
  const ordered = inReadingOrder(words, isRtlPage);
  let text = '';
  let before: CvWord | null = null;
  for (const word of ordered) {
    const size = Math.max(word.size, before?.size ?? 0);
    const gap =
      before === null ? 0 : Math.max(word.x - (before.x + before.width), before.x - (word.x + word.width));
    const glues = before === null || gap <= 0.14 * size;
    text += glues ? word.text : ` ${word.text}`;
    before = word;
  }
  const x = Math.min(...words.map((word) => word.x));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const weight = new Map<string, number>();
  for (const word of words) weight.set(word.font, (weight.get(word.font) ?? 0) + word.text.trim().length);
  const font = [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  const size = Math.max(
    ...words.filter((word) => word.text.trim().length > 1 || words.length < 4).map((word) => word.size),
    1,
  );
  const y = Math.max(...words.map((word) => word.y));
  return { text: text.replace(/\s+/g, ' ').trim(), x, right, y, size, font };
}

const rtlShare = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(RTL)?.length ?? 0) / letters;
};

/** From right to left where that is how the line runs; Latin in between keeps its own order. */
function inReadingOrder(words: readonly CvWord[], isRtlPage: boolean): readonly CvWord[] {
  const all = words.map((word) => word.text).join('');
  const isRtl =
    rtlShare(all) > 0.5 || (isRtlPage && !/[A-Za-z]/.test(all)) || (isRtlPage && rtlShare(all) > 0.2);
  if (!isRtl) return words;
  const ordered: CvWord[] = [];
  let latin: CvWord[] = [];
  for (const word of [...words].reverse()) {
    if (/[A-Za-z]/.test(word.text)) latin.push(word);
    else {
      ordered.push(...latin.reverse(), ...numbersTurned(word));
      latin = [];
    }
  }
  return [...ordered, ...latin.reverse()];
}

/** Numbers parted by blanks run from right to left there, each by itself; a plus stands behind its number. */
function numbersTurned(word: CvWord): CvWord[] {
  if (rtlShare(word.text) > 0 || !/\s/.test(word.text.trim())) {
    return [{ ...word, text: word.text.replace(/^(\d+)\+$/, '+$1') }];
  }
  const turned = word.text
    .trim()
    .split(/\s+/)
    .reverse()
    .map((piece) => piece.replace(/^(\d+)\+$/, '+$1'))
    .join(' ');
  return [{ ...word, text: turned }];
}

/** Parts of a page that are read one after the other. */
function blocksOf(segments: readonly Segment[], depth: number): Segment[][] {
  if (segments.length < 6 || depth === 0) return [[...segments]];
  const stripes = labelStripes(segments);
  if (stripes) return stripes;
  const cut = columnCut(segments);
  if (!cut) return [[...segments]];
  const { x, top, bottom } = cut;
  const inside = segments.filter((one) => one.y >= top && one.y <= bottom);
  const above = segments.filter((one) => one.y < top);
  const below = segments.filter((one) => one.y > bottom);
  const left = inside.filter((one) => one.right <= x);
  const right = inside.filter((one) => one.right > x);
  const isRtl = rtlShare(inside.map((one) => one.text).join('')) > 0.5;
  const sides = isRtl ? [right, left] : [left, right];
  return [above, ...sides, below]
    .filter((part) => part.length > 0)
    .flatMap((part) => blocksOf(part, depth - 1));
}

/**
 * Headings in a margin, each beside the first line of what it announces, also where a heading takes two lines: each
 * with its lines. Null where a page has no such margin.
 */
function labelStripes(segments: readonly Segment[]): Segment[][] | null {
  const edges = [...new Set(segments.map((one) => Math.round(one.x) - 1))].sort((a, b) => a - b);
  for (const side of ['left', 'right'] as const) {
    for (const x of edges) {
      const isIn = (one: Segment) => (side === 'left' ? one.right <= x : one.x >= x);
      const isOut = (one: Segment) => (side === 'left' ? one.x >= x : one.right <= x);
      const labels = labelsAmong(segments.filter(isIn));
      if (labels.length < 2) continue;
      const top = Math.min(...labels.map((label) => label.y)) - 1;
      const below = segments.filter((one) => one.y >= top - 0.5 * one.size);
      const content = below.filter(isOut);
      // All lines from the first label on have to lie on either side, and most of them in the content.
      if (below.some((one) => !isIn(one) && !isOut(one)) || content.length < 2 * labels.length) continue;
      const margin = below.filter(isIn);
      const named = labels.reduce((count, label) => count + label.from.length, 0);
      if (named < 0.75 * margin.length || margin.length > 0.45 * content.length) continue;
      const beside = labels.filter((label) =>
        content.some((one) => Math.abs(one.y - label.y) <= 0.6 * label.size),
      );
      if (beside.length < 0.6 * labels.length) continue;
      const used = new Set(labels.flatMap((label) => label.from));
      const stripes = labels.map((label, n) => {
        const from = n === 0 ? Number.NEGATIVE_INFINITY : label.y - 0.6 * label.size;
        const to = labels[n + 1] ? (labels[n + 1] as Segment).y - 0.6 * label.size : Number.POSITIVE_INFINITY;
        const inside = below.filter((one) => !used.has(one) && one.y >= from && one.y < to);
        return [
          {
            text: label.text,
            x: label.x,
            right: label.right,
            y: Math.min(label.y, ...inside.map((one) => one.y)) - label.size,
            size: label.size,
            font: label.font,
          },
          ...inside,
        ];
      });
      const above = segments.filter((one) => !below.includes(one));
      return above.length > 0 ? [above, ...stripes] : stripes;
    }
  }
  return null;
}

type Label = Segment & { readonly from: readonly Segment[] };

/** Headings among the lines of a margin, those of several lines as one; none where another text lies between. */
function labelsAmong(margin: readonly Segment[]): Label[] {
  const labels: Label[] = [];
  const lines = [...margin].sort((a, b) => a.y - b.y);
  for (let i = 0; i < lines.length; i += 1) {
    const first = lines[i] as Segment;
    for (const count of [3, 2, 1]) {
      const group = lines.slice(i, i + count);
      const isTight = group.every(
        (one, n) => n === 0 || one.y - (group[n - 1] as Segment).y < 1.9 * one.size,
      );
      const text = group.map((one) => one.text).join(' ');
      if (group.length < count || !isTight || headingKind(text, count === 1) === null) continue;
      const next = lines[i + count];
      // A text right under it is what it announces: that is a column, not a margin.
      if (next && next.y - (group.at(-1) as Segment).y < 1.9 * next.size) return [];
      labels.push({ ...first, text, from: group });
      i += count - 1;
      break;
    }
  }
  return labels;
}

interface Cut {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** The white band that best parts a stretch of lines into two columns; null where lines run through. */
function columnCut(segments: readonly Segment[]): Cut | null {
  const leftmost = Math.min(...segments.map((one) => one.x));
  const rightmost = Math.max(...segments.map((one) => one.right));
  const width = rightmost - leftmost;
  if (width < 150) return null;
  const byRow = [...segments].sort((a, b) => a.y - b.y);
  // A column begins where text begins: only white space just before one is tried.
  const places = [
    ...new Set(
      segments
        .map((one) => Math.round(one.x) - 2)
        .filter((x) => x > leftmost + 0.1 * width && x < leftmost + 0.9 * width),
    ),
  ];
  let best: (Cut & { worth: number }) | null = null;
  for (const x of places) {
    let run: Segment[] = [];
    const consider = () => {
      const cut = judgedCut(run, x);
      if (cut && (!best || cut.worth > best.worth)) best = cut;
      run = [];
    };
    for (const one of byRow) {
      if (one.x < x - 1 && one.right > x) consider();
      else run.push(one);
    }
    consider();
  }
  return best;
}

function judgedCut(run: readonly Segment[], x: number): (Cut & { worth: number }) | null {
  if (run.length < 6) return null;
  const left = run.filter((one) => one.right <= x);
  const right = run.filter((one) => one.right > x);
  if (left.length < 3 || right.length < 3) return null;
  // One long line that almost fills the white band does not close it.
  const ends = left.map((one) => one.right).sort((a, b) => b - a);
  const begins = Math.min(...right.map((one) => one.x));
  if (begins - (ends[0] ?? 0) < 2) return null;
  const gutter = begins - (ends[Math.min(ends.length - 1, 1 + Math.floor(0.06 * ends.length))] ?? 0);
  if (gutter < 7) return null;
  const top = Math.max(Math.min(...left.map((one) => one.y)), Math.min(...right.map((one) => one.y)));
  const bottom = Math.min(Math.max(...left.map((one) => one.y)), Math.max(...right.map((one) => one.y)));
  if (bottom - top < 30) return null;
  if (isRowColumn(left, right) || isRowColumn(right, left)) return null;
  return {
    x,
    top: Math.min(...run.map((one) => one.y)),
    bottom: Math.max(...run.map((one) => one.y)),
    worth: run.length + Math.min(gutter, 40) / 10,
  };
}

/** Whether a side holds what belongs to single lines of the other: dates, places and labels beside them. */
function isRowColumn(side: readonly Segment[], other: readonly Segment[]): boolean {
  const beside = side.filter((one) => other.some((two) => Math.abs(one.y - two.y) <= 0.4 * one.size));
  // A line that says more than when is no date beside another.
  const dated = side.filter((one) => (datesIn(one.text)?.rest.length ?? 99) <= 24).length;
  const headings = side.filter((one) => headingKind(one.text) !== null);
  const followed = headings.filter((heading) =>
    side.some(
      (one) =>
        one.y > heading.y + 1 &&
        one.y - heading.y < 2.8 * heading.size &&
        headingKind(one.text) === null &&
        !hasDates(one.text),
    ),
  );
  if (followed.length >= 1 && dated < 0.5 * side.length) return false;
  if (dated >= 0.34 * side.length && beside.length >= 0.5 * side.length) return true;
  // Labels: headings or short names beside the first of the lines that they are about.
  if (beside.length >= 0.8 * side.length && side.length <= 0.85 * other.length) return true;
  return (
    beside.length >= 0.9 * side.length && dated === 0 && headings.length === 0 && side.length <= other.length
  );
}

function linesOfBlock(block: readonly Segment[], page: number): CvLine[] {
  const rows: Segment[][] = [];
  for (const segment of [...block].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const last = row?.[0];
    if (row && last && Math.abs(last.y - segment.y) <= 0.45 * Math.min(last.size, segment.size))
      row.push(segment);
    else rows.push([segment]);
  }
  const lines: CvLine[] = [];
  let above: { y: number; size: number } | null = null;
  for (const row of rows) {
    const isRtl = rtlShare(row.map((one) => one.text).join('')) > 0.5;
    row.sort((a, b) => (isRtl ? b.x - a.x : a.x - b.x));
    const first = row[0] as Segment;
    const bulletOnly = row.length > 1 && BULLET.test(`${first.text} `) && first.text.length <= 2;
    const is_bullet = bulletOnly || BULLET.test(first.text);
    const kept = bulletOnly ? row.slice(1) : row;
    const parts = kept.map((one, i) => (i === 0 && is_bullet ? one.text.replace(BULLET, '') : one.text));
    if (parts.join('').trim() === '') continue;
    const size = Math.max(...row.map((one) => one.size));
    const y = Math.max(...row.map((one) => one.y));
    const longest = [...row].sort((a, b) => b.text.length - a.text.length)[0] as Segment;
    lines.push({
      parts: parts.filter((part) => part !== ''),
      starts: kept.filter((_, i) => parts[i] !== '').map((one) => one.x),
      x: Math.min(...kept.map((one) => one.x)),
      right: Math.max(...row.map((one) => one.right)),
      y,
      size,
      font: isRtl || row.length === 1 ? longest.font : first.font,
      page,
      gap: above === null ? 0 : Math.max(0, (y - above.y) / Math.max(size, above.size) - 1),
      is_bullet,
      begins_column: above === null,
    });
    above = { y, size };
  }
  return lines;
}

const PAGE_NUMBER =
  /^(?:(?:page|seite|página|pagina|strona|sida|side|صفحة)\s*)?\d{1,2}(?:\s*(?:\/|of|von|sur|de|di|z|av|af|من)\s*\d{1,2})?$/iu;

function withoutRunningLines(lines: readonly CvLine[], pages: readonly CvPage[]): CvLine[] {
  const shape = (line: CvLine) => lineText(line).toLowerCase().replace(/\d+/g, '#');
  const atEdge = (line: CvLine) => {
    const height = pages[line.page]?.height ?? 0;
    return line.y < 0.1 * height || line.y > 0.92 * height;
  };
  const seen = new Set<string>();
  return lines.filter((line) => {
    if (!atEdge(line)) return true;
    const text = lineText(line).trim();
    if (PAGE_NUMBER.test(text) || /\b(?:page|seite|page)\s+\d+\s+(?:of|von|sur)\s+\d+$/i.test(text))
      return false;
    const key = shape(line);
    if (seen.has(key) && pages.length > 1) return false;
    seen.add(key);
    return true;
  });
}
