import { extname } from 'node:path';
import { imageTypeOf } from '../../../platform/files/image-type.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
/** Documents that are packed; which of them one is, its name says. */
const PACKED: Readonly<Record<string, string>> = {
  '.docx': `${OFFICE}.wordprocessingml.document`,
  '.xlsx': `${OFFICE}.spreadsheetml.sheet`,
  '.pptx': `${OFFICE}.presentationml.presentation`,
  '.odt': 'application/vnd.oasis.opendocument.text',
};
const TEXTS: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.json': 'application/json',
};

/** The bytes at which every packed document begins. */
const PACK = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Whether the beginning of a file is text: valid UTF-8 without control characters; the last character may be cut. */
function isText(head: Buffer): boolean {
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return false;
  for (let cut = 0; cut < 4 && cut < head.length; cut += 1) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(head.subarray(0, head.length - cut));
      return true;
    } catch {
      // Perhaps a character that goes on behind the part that was read: tried again without its bytes.
    }
  }
  return head.length === 0;
}

/** The media type of a file that may belong to a simulation, by content and, within a kind, by name; otherwise null. */
export function recogniseFile(name: string, head: Buffer): string | null {
  const ending = extname(name).toLowerCase();
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const image = imageTypeOf(head);
  if (image) return image;
  if (head.subarray(0, 4).equals(PACK)) return PACKED[ending] ?? null;
  return isText(head) ? (TEXTS[ending] ?? null) : null;
}
