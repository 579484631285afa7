import { readFile } from 'node:fs/promises';
import type { DocumentRefusal } from './document-refusal.ts';
import { readZipParts } from './reading/zip-parts.ts';

/** What a stored file is, told by its content alone. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  png: 'image/png',
  jpeg: 'image/jpeg',
} as const;

/** A kind of file that can be told by its content. */
export type DocumentKind = keyof typeof DOCUMENT_TYPES;

/** Either what it is, or why it cannot be taken. */
export type Recognised = { readonly kind: DocumentKind } | { readonly refusal: DocumentRefusal };

function startsWith(head: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, i) => head[i] === byte);
}

/** Tells what a stored file is. `head` holds its first bytes. */
export async function recogniseDocument(path: string, head: Buffer): Promise<Recognised> {
  if (head.subarray(0, 1024).includes('%PDF-')) return { kind: 'pdf' };
  if (head.subarray(0, 5).toString('latin1') === '{\\rtf') return { kind: 'rtf' };
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { kind: 'png' };
  if (startsWith(head, [0xff, 0xd8, 0xff])) return { kind: 'jpeg' };
  if (startsWith(head, [0x50, 0x4b])) return recogniseZip(path);
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0])) {
    return {
      refusal: 'old_word',
    };
  }
  if (startsWith(head, [0x4d, 0x5a]) || startsWith(head, [0x7f, 0x45, 0x4c, 0x46])) {
    return { refusal: 'program' };
  }
  return recogniseText(await readFile(path));
}

async function recogniseZip(path: string): Promise<Recognised> {
  try {
    const { names, parts } = await readZipParts(path, ['mimetype']);
    if (names.has('[Content_Types].xml') && names.has('word/document.xml')) return { kind: 'docx' };
    const mimetype = parts.get('mimetype')?.toString('latin1').trim();
    if (mimetype === DOCUMENT_TYPES.odt && names.has('content.xml')) return { kind: 'odt' };
    return { refusal: 'archive' };
  } catch {
    // Any error here means the same to its sender: the archive is broken, encrypted or built to do harm.
    return {
      refusal: 'damaged',
    };
  }
}

const MARKUP = /^\s*<(?:!doctype|html|\?xml|svg|script|head|body|!--)/i;

function recogniseText(content: Buffer): Recognised {
  const text = decodeText(content);
  if (text === null) return { refusal: 'unknown_kind' };
  if (text.trim() === '') return { refusal: 'nothing_in_it' };
  if (MARKUP.test(text)) return { refusal: 'web_page' };
  return { kind: 'txt' };
}

/** The text of a plain file: UTF-8, UTF-16 with its mark, or an 8-bit alphabet; null when it is not text. */
export function decodeText(content: Buffer): string | null {
  if (startsWith(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content);
  if (startsWith(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content);
  // Control characters other than tab, line and page ends mean that it is no text.
  if (content.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127))
    return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
