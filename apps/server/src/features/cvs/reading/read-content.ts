import type { CvLine } from '@tryout/domain/cvs/cv-page';
import { readCv } from '@tryout/domain/cvs/read-cv';
import type { ReadDocument } from './opened-document.ts';

/** More than this of the text is not kept. */
const MOST_CHARACTERS = 60_000;

/** The lines of a document, the addresses behind them, and whether they were recognised in pictures. */
export interface DocumentContent {
  readonly lines: readonly CvLine[];
  readonly links: readonly string[];
  readonly is_scanned: boolean;
}

/** The text of a document as it is kept, and what it suggests. */
export function readContent(
  { lines, links, is_scanned }: DocumentContent,
  skills: readonly string[],
): ReadDocument {
  const text = lines
    .map((line) => `${line.gap > 0.9 ? '\n' : ''}${line.is_bullet ? '• ' : ''}${line.parts.join('   ')}`)
    .join('\n')
    .replaceAll('\u0000', '')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
  const clean = lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => part.replaceAll('\u0000', '').toWellFormed()),
  }));
  return { text, is_scanned, suggestion: readCv(clean, skills, links) };
}
