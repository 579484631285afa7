import { type Said, verbatim } from '../../platform/language/say.ts';
import { cvsSay } from './cvs.messages.ts';

/** Why a file is no document that can be taken or read. Stored with a CV that was refused after it had been added. */
export const DOCUMENT_REFUSALS = [
  'old_word',
  'program',
  'archive',
  'damaged',
  'unknown_kind',
  'nothing_in_it',
  'web_page',
  'unreadable',
] as const;

/** A reason to refuse a document. */
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];

const isRefusal = (reason: string): reason is DocumentRefusal =>
  DOCUMENT_REFUSALS.some((refusal) => refusal === reason);

/** A stored reason in words; what was stored as words stays as it is, and nothing says nothing. */
export function refusalInWords(reason: string): Said {
  return isRefusal(reason) ? cvsSay(`cvs.${reason}`) : verbatim(reason);
}
