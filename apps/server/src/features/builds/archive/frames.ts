import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** What a reading process says: something about its work, or bytes of the file it is at. */
export type Frame = { readonly json: unknown } | { readonly bytes: Buffer };

const JSON_FRAME = 1;
const BYTES_FRAME = 2;
const HEADER_BYTES = 5;
const MOST_BYTES = 16 * 1_048_576;

/** Writes frames and waits whenever the other side is slower. */
export function frameWriter(out: Writable): (frame: Frame) => Promise<void> {
  return async (frame) => {
    const body = 'json' in frame ? Buffer.from(JSON.stringify(frame.json)) : frame.bytes;
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt8('json' in frame ? JSON_FRAME : BYTES_FRAME);
    header.writeUInt32LE(body.length, 1);
    out.write(header);
    if (!out.write(body)) await once(out, 'drain');
  };
}

/** The frames of a stream. @throws Error for anything that is none, and for one that was cut off */
export async function* readFrames(source: Readable): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source as AsyncIterable<Buffer>) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let at = 0;
    while (held.length - at >= HEADER_BYTES) {
      const length = held.readUInt32LE(at + 1);
      const kind = held[at];
      if ((kind !== JSON_FRAME && kind !== BYTES_FRAME) || length > MOST_BYTES)
        throw new Error('not a frame');
      if (held.length - at < HEADER_BYTES + length) break;
      const body = held.subarray(at + HEADER_BYTES, at + HEADER_BYTES + length);
      yield kind === JSON_FRAME ? { json: JSON.parse(body.toString('utf8')) } : { bytes: Buffer.from(body) };
      at += HEADER_BYTES + length;
    }
    held = held.subarray(at);
  }
  if (held.length > 0) throw new Error('a frame was cut off');
}
