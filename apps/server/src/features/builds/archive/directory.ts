import { BUILD_ARCHIVE_LIMITS as LIMITS } from '@tryout/domain/builds/build-archive-limits';
import type { Entry, ZipFile } from 'yauzl';
import { ArchiveRefused } from './archive-refused.ts';
import { entryName, judgeNames } from './entry-name.ts';
import { judgeEnding } from './file-kinds.ts';

/** A file or folder as the archive's directory lists it. The sizes are claims until it is read. */
export interface ListedEntry {
  readonly entry: Entry;
  readonly name: string;
  readonly isFolder: boolean;
  /** Made by an operating system, no part of the game: read and judged, but left out. */
  readonly isLeftOut: boolean;
}

const LEFT_OUT = /^__MACOSX\/|(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/;
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const PATCH_DATA = 0x20;
const AES = 99;
const FOLDER = 0x4000;
const PLAIN_FILE = 0x8000;

/** Every entry of the directory, each judged by what is claimed of it. Reads no content. */
export async function readDirectory(zip: ZipFile): Promise<ListedEntry[]> {
  if (zip.entryCount > LIMITS.files) throw new ArchiveRefused('too_many_files');
  const listed: ListedEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const name = entryName(entry);
    judgeEntry(entry, name);
    const isFolder = name.endsWith('/');
    const isLeftOut = LEFT_OUT.test(name);
    if (!isFolder && !isLeftOut) judgeEnding(name);
    listed.push({ entry, name, isFolder, isLeftOut });
  }
  judgeNames(listed.map(({ name }) => name));
  judgeClaims(listed, zip.fileSize);
  if (listed.every(({ isFolder, isLeftOut }) => isFolder || isLeftOut)) throw new ArchiveRefused('no_files');
  return listed;
}

function judgeEntry(entry: Entry, name: string): void {
  const kind = (entry.externalFileAttributes >>> 16) & 0xf000;
  const isFolder = name.endsWith('/');
  if (kind !== 0 && kind !== (isFolder ? FOLDER : PLAIN_FILE))
    throw new ArchiveRefused('not_a_plain_file', name);
  if (entry.generalPurposeBitFlag & ENCRYPTED || entry.compressionMethod === AES) {
    throw new ArchiveRefused('encrypted', name);
  }
  if (
    (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) ||
    entry.generalPurposeBitFlag & PATCH_DATA
  ) {
    throw new ArchiveRefused('unsupported_compression', name);
  }
  if (isFolder && entry.uncompressedSize !== 0) throw new ArchiveRefused('file_and_folder', name);
  if (entry.compressionMethod === 0 && entry.compressedSize !== entry.uncompressedSize) {
    throw new ArchiveRefused('size_mismatch', name);
  }
}

/** What is claimed is refused early where it is already too much; a smaller claim is found out while reading. */
function judgeClaims(listed: readonly ListedEntry[], archiveBytes: number): void {
  let unpacked = 0;
  for (const { entry, name } of listed) {
    unpacked += entry.uncompressedSize;
    if (entry.uncompressedSize > LIMITS.file_bytes) throw new ArchiveRefused('file_too_large', name);
    if (isBomb(entry.uncompressedSize, entry.compressedSize))
      throw new ArchiveRefused('ratio_too_high', name);
    if (unpacked > LIMITS.unpacked_bytes) throw new ArchiveRefused('unpacked_too_large');
  }
  if (isBomb(unpacked, archiveBytes)) throw new ArchiveRefused('ratio_too_high');
}

/** Whether so many bytes out of so few are more than an ordinary game has. */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > LIMITS.ratio_from_bytes && unpacked > packed * LIMITS.ratio;
}
