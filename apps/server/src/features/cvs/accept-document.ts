import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ReceivedFile } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { cvsSay } from './cvs.messages.ts';
import { refusalInWords } from './document-refusal.ts';
import { UnreadableDocument } from './reading/opened-document.ts';
import { pdfOpens } from './reading/run-reader.ts';
import { DOCUMENT_TYPES, type DocumentKind, recogniseDocument } from './recognise-document.ts';

/** The kinds of file a CV may be. */
export const CV_KINDS: readonly DocumentKind[] = ['pdf', 'docx', 'odt', 'rtf', 'txt'];

/** The kinds of file that prove something: a form that was signed, a letter, a picture of either. */
export const PROOF_KINDS: readonly DocumentKind[] = [...CV_KINDS, 'png', 'jpeg'];

const ENCRYPTED = /\/Encrypt\s*(?:\d{1,10}\s+\d{1,5}\s+R|<<)/;
const COMPLETE = /startxref|\btrailer\b/;

/**
 * Tells by its content whether a received file is one of the kinds asked for.
 * @throws Refusal that says what to do instead
 */
export async function acceptDocument(
  files: FileStore,
  file: ReceivedFile,
  field: string,
  kinds: readonly DocumentKind[],
): Promise<{ kind: DocumentKind; media_type: string }> {
  const refuse = (message: Said) =>
    new Refusal('unsupported_type', message, { fields: [{ field, message }] });
  const path = files.path(file.sha256);
  const found = await recogniseDocument(path, file.head);
  if ('refusal' in found) throw refuse(refusalInWords(found.refusal));
  if (!kinds.includes(found.kind)) {
    throw refuse(cvsSay('cvs.picture'));
  }
  if (found.kind === 'pdf') {
    const problem = await pdfProblem(path);
    if (problem) throw refuse(problem);
  }
  return { kind: found.kind, media_type: DOCUMENT_TYPES[found.kind] };
}

async function pdfProblem(path: string): Promise<Said | null> {
  const content = (await readFile(path)).toString('latin1');
  if (!COMPLETE.test(content)) return cvsSay('cvs.pdf_cut_off');
  if (!ENCRYPTED.test(content)) return null;
  const opens = await pdfOpens(path).catch((error: unknown) => {
    if (error instanceof UnreadableDocument) return false;
    throw error;
  });
  return opens ? null : cvsSay('cvs.pdf_password');
}
