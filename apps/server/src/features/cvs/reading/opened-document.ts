import type { CvReading } from '@tryout/domain/cvs/read-cv';
import type { ScannedPage } from './pdf-pages.ts';

/** The text of a document and what it suggests. */
export interface ReadDocument {
  readonly text: string;
  /** Its pages are pictures; the text was recognised in them. */
  readonly is_scanned: boolean;
  readonly suggestion: CvReading;
}

/** A document that was taken apart: what it says by itself, and pictures of pages that may say more. */
export interface OpenedDocument extends ReadDocument {
  readonly scans: readonly ScannedPage[];
}

/** The file could not be read: broken, too much for the reader, or it took too long. */
export class UnreadableDocument extends Error {}
