import { crc32 } from 'node:zlib';
import { BUILD_ARCHIVE_LIMITS as LIMITS } from '@tryout/domain/builds/build-archive-limits';
import type { Entry } from 'yauzl';
import { ArchiveRefused } from './archive-refused.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Field of Info-ZIP that gives the name once more, in UTF-8. */
const UNICODE_NAME = 0x7075;
/** Controls, line ends, what turns the direction of writing, what cannot be seen, and what drives and streams use. */
const FORBIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF:*?"<>|]/u;

function decoded(raw: Uint8Array): string | null {
  try {
    return UTF8.decode(raw);
  } catch {
    // Not UTF-8: told apart by the null.
    return null;
  }
}

/** The name that the additional field gives; null when there is none, or it was made for another name. */
function unicodeName(entry: Entry): string | null {
  const field = entry.extraFields.find(({ id, data }) => id === UNICODE_NAME && data.length > 5);
  if (field?.data[0] !== 1 || field.data.readUInt32LE(1) !== crc32(entry.fileNameRaw)) return null;
  return decoded(field.data.subarray(5));
}

/**
 * The name of an entry, judged; folders keep their slash at the end.
 * @throws ArchiveRefused for a name that could mean more than one file inside the build
 */
export function entryName(entry: Entry): string {
  const plain = decoded(entry.fileNameRaw);
  const additional = unicodeName(entry);
  const name = plain ?? additional;
  if (name === null) throw new ArchiveRefused('name_encoding', entry.fileNameRaw.toString('latin1'));
  if (additional !== null && additional !== name) throw new ArchiveRefused('name_ambiguous', name);
  judgeName(name);
  return name;
}

function judgeName(name: string): void {
  if (/^\/|^[a-z]:/i.test(name)) throw new ArchiveRefused('name_absolute', name);
  if (name.includes('\\')) throw new ArchiveRefused('name_backslash', name);
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.includes('..')) throw new ArchiveRefused('name_leaves_folder', name);
  if (parts.some((part) => part === '' || part === '.') || FORBIDDEN.test(name)) {
    throw new ArchiveRefused('name_characters', name);
  }
  if (Buffer.byteLength(name) > LIMITS.name_bytes) throw new ArchiveRefused('name_too_long', name);
  if (parts.length > LIMITS.depth) throw new ArchiveRefused('too_deep', name);
}

/** The same for names that some systems hold to be the same: capitals and ways of writing accents aside. */
export function foldedName(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** Refuses two names that are the same to some system, and a file that another entry uses as a folder. */
export function judgeNames(names: readonly string[]): void {
  const files = new Set<string>();
  const folders = new Set<string>();
  for (const name of names) {
    const folded = foldedName(name);
    const known = folded.endsWith('/') ? folders : files;
    const key = folded.replace(/\/$/, '');
    if (known.has(key)) throw new ArchiveRefused('twice', name);
    known.add(key);
  }
  for (const name of names) {
    const parts = foldedName(name).replace(/\/$/, '').split('/');
    const isFolder = name.endsWith('/');
    for (let length = 1; length < parts.length + (isFolder ? 1 : 0); length++) {
      if (files.has(parts.slice(0, length).join('/'))) throw new ArchiveRefused('file_and_folder', name);
    }
  }
}
