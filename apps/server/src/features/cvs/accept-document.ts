import { open } from 'node:fs/promises';
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

/** What a PDF has that is locked, and what one has that was sent to its end: where to look, and what must stand there. */
const ENCRYPTED = { word: '/Encrypt', there: /\/Encrypt\s*(?:\d{1,10}\s+\d{1,5}\s+R|<<)/ };
const COMPLETE = [
  { word: 'startxref', there: /startxref/ },
  { word: 'trailer', there: /\btrailer\b/ },
];
/** Bytes that are looked at together, and around a word. */
const PIECE = { whole: 16_384, around: 1024 };

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
  return files.onDisk([file.sha256], (pathOf) => judgeDocument(pathOf(file.sha256), file, kinds, refuse));
}

async function judgeDocument(
  path: string,
  file: ReceivedFile,
  kinds: readonly DocumentKind[],
  refuse: (message: Said) => Refusal,
): Promise<{ kind: DocumentKind; media_type: string }> {
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
  const found = await findInPdf(path);
  if (!found.isComplete) return cvsSay('cvs.pdf_cut_off');
  if (!found.isEncrypted) return null;
  const opens = await pdfOpens(path).catch((error: unknown) => {
    if (error instanceof UnreadableDocument) return false;
    throw error;
  });
  return opens ? null : cvsSay('cvs.pdf_password');
}

/** Looks through a PDF piece by piece: an import looks at thousands of them, and one may have ten megabytes. */
async function findInPdf(path: string): Promise<{ isComplete: boolean; isEncrypted: boolean }> {
  const found = { isComplete: false, isEncrypted: false };
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(PIECE.whole + PIECE.around);
    for (let kept = 0; ; ) {
      const { bytesRead } = await file.read(bytes, kept, PIECE.whole);
      if (bytesRead === 0) return found;
      const piece = bytes.subarray(0, kept + bytesRead);
      found.isEncrypted ||= stands(piece, ENCRYPTED);
      found.isComplete ||= COMPLETE.some((each) => stands(piece, each));
      // A word may lie across two pieces.
      kept = Math.min(PIECE.around, piece.length);
      piece.copyWithin(0, piece.length - kept);
    }
  } finally {
    await file.close();
  }
}

function stands(piece: Buffer, { word, there }: { readonly word: string; readonly there: RegExp }): boolean {
  for (let at = piece.indexOf(word); at >= 0; at = piece.indexOf(word, at + 1)) {
    if (there.test(piece.toString('latin1', Math.max(0, at - 1), at + PIECE.around))) return true;
  }
  return false;
}
