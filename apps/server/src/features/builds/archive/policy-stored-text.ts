import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { ScannedFile } from './policy-scan.ts';

/** No text of a game is longer; what follows is not looked at. */
const MOST_BYTES = 64 * 1_048_576;

/** The name without what says how it is packed, in small letters. */
export function unpackedName(path: string): string {
  return path.toLowerCase().replace(/\.(br|gz)$/, '');
}

/** Content of a file as the browser will see it, up to a limit. @throws what the decompression says */
export function contentStream(file: ScannedFile): Readable {
  const stored = createReadStream(file.location);
  const lower = file.path.toLowerCase();
  if (!lower.endsWith('.br') && !lower.endsWith('.gz')) return stored;
  const unpack = lower.endsWith('.br') ? createBrotliDecompress() : createGunzip();
  let left = MOST_BYTES;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (left > 0) this.push(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) stored.destroy();
      done();
    },
  });
  // Errors reach whoever reads the last of the three.
  return pipeline(stored, unpack, limit, () => undefined);
}

/** The first bytes as the browser will see them; null when the file cannot be unpacked. */
export async function firstBytes(file: ScannedFile, length: number): Promise<Buffer | null> {
  if (!/\.(br|gz)$/i.test(file.path)) {
    const handle = await open(file.location, 'r');
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }
  const parts: Buffer[] = [];
  try {
    for await (const chunk of contentStream(file) as AsyncIterable<Buffer>) {
      parts.push(chunk);
      if (parts.reduce((sum, part) => sum + part.length, 0) >= length) break;
    }
  } catch {
    // Whatever the decompression says, the browser would say it too.
    return null;
  }
  return Buffer.concat(parts).subarray(0, length);
}
