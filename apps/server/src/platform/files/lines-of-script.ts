import bidiModule, { type Bidi } from 'bidi-js';

/** Reads where a text runs from right to left (Unicode Bidirectional Algorithm). The types take the module for CommonJS. */
const bidi = (bidiModule as unknown as () => Bidi)();

/** A part of a line in one script, as it is drawn from left to right. */
export interface ScriptRun {
  /** In the order in which it is read; whoever draws Arabic shapes it and turns it round. */
  readonly text: string;
  readonly is_arabic: boolean;
}

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
const JOINS_ARABIC = /[\s\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
/** Signs that only say which way a text runs, and marks over and under letters. */
const UNDRAWN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u0610-\u061a\u064b-\u065f\u0670]/g;

/** A text without what is not drawn: marks of direction, which are obeyed before, and vowel signs. */
export const drawn = (text: string): string => text.replaceAll(UNDRAWN, '');

/** Whether a text has Arabic letters. */
export const hasArabic = (text: string): boolean => ARABIC.test(text);

/**
 * A line of text as the parts that stand from left to right, by the Unicode Bidirectional Algorithm: within a paragraph
 * from right to left, numbers and Latin words keep their own order. Brackets are mirrored where they run to the left.
 * @param line one line, already broken
 */
export function runsOfLine(line: string, direction: 'ltr' | 'rtl'): readonly ScriptRun[] {
  if (line === '') return [];
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const order = bidi.getReorderedIndices(line, levels);
  const runs: { text: string; is_arabic: boolean }[] = [];
  for (const index of order) {
    const sign = mirrored.get(index) ?? line[index] ?? '';
    if (drawn(sign) === '') continue;
    const isLeft = ((levels.levels[index] ?? 0) & 1) === 1;
    const is_arabic = isLeft && JOINS_ARABIC.test(sign);
    const last = runs.at(-1);
    if (last?.is_arabic === is_arabic) last.text = is_arabic ? sign + last.text : last.text + sign;
    else runs.push({ text: sign, is_arabic });
  }
  return runs.map((run) => (ARABIC.test(run.text) ? run : { ...run, is_arabic: false }));
}
