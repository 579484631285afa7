import type { FileHandle } from 'node:fs/promises';
import type { Entry, LocalFileHeader, ZipFile } from 'yauzl';
import { ArchiveRefused } from './archive-refused.ts';
import type { ListedEntry } from './directory.ts';

const END = { signature: 0x06054b50, bytes: 22 };
const END_64 = { signature: 0x06064b50, bytes: 56 };
const LOCATOR_64 = { signature: 0x07064b50, bytes: 20 };
const DIRECTORY_ENTRY = 0x02014b50;
/** Signature, checksum and two sizes of eight bytes each, written after the content of a file. */
const LONGEST_DESCRIPTOR = 24;
const HAS_DESCRIPTOR = 0x8;
const ENCRYPTED = 0x1;

/**
 * Proves that the directory ends where the archive says it ends, so that no entry is hidden behind it and no other
 * reader sees another list of files.
 * @returns where the directory begins
 */
export async function judgeEnd(zip: ZipFile, file: FileHandle, directoryEnd: number): Promise<number> {
  const tailBytes = zip.fileSize - directoryEnd;
  if (tailBytes < END.bytes || tailBytes > END.bytes + 0xffff + END_64.bytes + LOCATOR_64.bytes) {
    throw new ArchiveRefused('directory_mismatch');
  }
  const tail = Buffer.alloc(tailBytes);
  const { bytesRead } = await file.read(tail, 0, tailBytes, directoryEnd);
  if (bytesRead !== tailBytes) throw new ArchiveRefused('damaged');
  const is64 = tail.readUInt32LE(0) === END_64.signature;
  if (is64 && tailBytes < END_64.bytes + LOCATOR_64.bytes + END.bytes) throw new ArchiveRefused('damaged');
  const at = is64 ? END_64.bytes + LOCATOR_64.bytes : 0;
  if (is64) judgeEnd64(tail, directoryEnd);
  const end = tail.subarray(at);
  if (end.readUInt32LE(0) !== END.signature || end.readUInt16LE(20) !== end.length - END.bytes) {
    throw new ArchiveRefused(
      tail.readUInt32LE(0) === DIRECTORY_ENTRY ? 'directory_mismatch' : 'unknown_bytes',
    );
  }
  const count = end.readUInt16LE(10);
  const offset = end.readUInt32LE(16);
  const bytes = end.readUInt32LE(12);
  const start = is64 ? Number(tail.readBigUInt64LE(48)) : offset;
  const claims = [
    [count, zip.entryCount, 0xffff],
    [end.readUInt16LE(8), zip.entryCount, 0xffff],
    [offset, start, 0xffffffff],
    [bytes, directoryEnd - start, 0xffffffff],
  ] as const;
  for (const [claimed, real, elsewhere] of claims) {
    if (claimed !== real && !(is64 && claimed === elsewhere)) throw new ArchiveRefused('directory_mismatch');
  }
  return start;
}

function judgeEnd64(tail: Buffer, directoryEnd: number): void {
  const locator = tail.subarray(END_64.bytes);
  const start = tail.readBigUInt64LE(48);
  const isWhole =
    tail.readBigUInt64LE(4) === BigInt(END_64.bytes - 12) &&
    locator.readUInt32LE(0) === LOCATOR_64.signature &&
    locator.readBigUInt64LE(8) === BigInt(directoryEnd) &&
    tail.readBigUInt64LE(24) === tail.readBigUInt64LE(32) &&
    start + tail.readBigUInt64LE(40) === BigInt(directoryEnd);
  if (!isWhole) throw new ArchiveRefused('directory_mismatch');
}

/**
 * Proves that the entries lie one after another from the first byte of the archive to its directory, with nothing of
 * size in between, and that each is named and packed at its place as in the directory.
 */
export async function judgeLayout(
  zip: ZipFile,
  listed: readonly ListedEntry[],
  directoryStart: number,
): Promise<void> {
  const byPlace = [...listed].sort(
    (a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader,
  );
  let reached = 0;
  for (const { entry, name } of byPlace) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (start < reached) throw new ArchiveRefused('overlapping_files', name);
    if (start - reached > (reached === 0 ? 0 : LONGEST_DESCRIPTOR)) throw new ArchiveRefused('unknown_bytes');
    const header = await zip.readLocalFileHeaderPromise(entry);
    judgeHeader(header, entry, name);
    reached = header.fileDataStart + entry.compressedSize;
    if (reached > directoryStart) throw new ArchiveRefused('overlapping_files', name);
  }
  if (directoryStart - reached > LONGEST_DESCRIPTOR) throw new ArchiveRefused('unknown_bytes');
}

function judgeHeader(header: LocalFileHeader, entry: Entry, name: string): void {
  if (!header.fileName.equals(entry.fileNameRaw)) throw new ArchiveRefused('name_ambiguous', name);
  const flags = header.generalPurposeBitFlag;
  if (flags & ENCRYPTED) throw new ArchiveRefused('encrypted', name);
  if (header.compressionMethod !== entry.compressionMethod) {
    throw new ArchiveRefused('directory_mismatch', name);
  }
  const isSaidLater = (flags & HAS_DESCRIPTOR) !== 0 || header.compressedSize === 0xffffffff;
  if (!isSaidLater && header.compressedSize !== entry.compressedSize) {
    throw new ArchiveRefused('size_mismatch', name);
  }
}
