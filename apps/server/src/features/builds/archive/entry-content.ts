import { crc32, createInflateRaw } from 'node:zlib';
import { BUILD_ARCHIVE_LIMITS as LIMITS } from '@tryout/domain/builds/build-archive-limits';
import type { ZipFile } from 'yauzl';
import { ArchiveRefused } from './archive-refused.ts';
import { isBomb, type ListedEntry } from './directory.ts';
import { HEAD_BYTES, judgeHead } from './file-kinds.ts';

/** How many bytes were unpacked so far, over all files of an archive. */
export interface Unpacked {
  bytes: number;
}

const CHUNK_BYTES = 65_536;

/**
 * The content of a file, chunk by chunk. Every byte is counted before it is handed on: the first one beyond what the
 * archive says, or beyond a limit, ends the reading.
 */
export async function* contentOf(
  zip: ZipFile,
  { entry, name }: ListedEntry,
  unpacked: Unpacked,
): AsyncGenerator<Buffer> {
  let size = 0;
  let sum = 0;
  const head = Buffer.alloc(Math.min(HEAD_BYTES, entry.uncompressedSize));
  for await (const chunk of bytesOf(zip, { entry, name })) {
    if (size < head.length) chunk.copy(head, size);
    const before = size;
    size += chunk.length;
    unpacked.bytes += chunk.length;
    if (size > entry.uncompressedSize) throw new ArchiveRefused('size_mismatch', name);
    if (size > LIMITS.file_bytes) throw new ArchiveRefused('file_too_large', name);
    if (isBomb(size, entry.compressedSize)) throw new ArchiveRefused('ratio_too_high', name);
    if (unpacked.bytes > LIMITS.unpacked_bytes) throw new ArchiveRefused('unpacked_too_large');
    if (isBomb(unpacked.bytes, zip.fileSize)) throw new ArchiveRefused('ratio_too_high');
    if (before < head.length && size >= head.length) judgeHead(name, head);
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (size !== entry.uncompressedSize) throw new ArchiveRefused('size_mismatch', name);
  if (sum !== entry.crc32) throw new ArchiveRefused('checksum_mismatch', name);
}

async function* bytesOf(
  zip: ZipFile,
  { entry, name }: Pick<ListedEntry, 'entry' | 'name'>,
): AsyncGenerator<Buffer> {
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  if (entry.compressionMethod === 0) {
    yield* packed as AsyncIterable<Buffer>;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: CHUNK_BYTES });
  packed.on('error', (error) => inflate.destroy(error));
  packed.pipe(inflate);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } finally {
    packed.destroy();
  }
  if (inflate.bytesWritten !== entry.compressedSize) throw new ArchiveRefused('unknown_bytes', name);
}
