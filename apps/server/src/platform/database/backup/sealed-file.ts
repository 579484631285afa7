import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

/**
 * A file that opens with a passphrase only. Head: what it is, a salt of its own, and a mark that tells a wrong passphrase
 * from a damaged file. Then frames of 64 KiB, each AES-256-GCM (NIST SP 800-38D) under a key that scrypt (RFC 7914) makes
 * of passphrase and salt, so no two files share a key; a frame's nonce is its number and whether it is the last one, so
 * that none can be moved, left out or cut off. Any frame can be opened by itself: nothing has to be unpacked beside it.
 */
const MAGIC = Buffer.from('tryout sealed 1\n');
const SALT = 16;
const MARK = 32;
const HEAD = MAGIC.length + SALT + MARK;
const FRAME = 64 * 1024;
const TAG = 16;
/** 32 MiB, a fifth of a second: OWASP's recommendation for that much memory. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The passphrase does not open the file. */
export class WrongPassphrase extends Error {
  override name = 'WrongPassphrase';
}

interface Keys {
  readonly frames: Buffer;
  readonly mark: Buffer;
}

async function keysOf(passphrase: string, salt: Buffer): Promise<Keys> {
  // However it was typed: one spelling of letters with accents.
  const made = await derive(passphrase.normalize('NFKC'), salt, 64, COST);
  return { frames: made.subarray(0, 32), mark: made.subarray(32) };
}

const markOf = ({ mark }: Keys, salt: Buffer) =>
  createHmac('sha256', mark).update(MAGIC).update(salt).digest();

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(frame), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Seals what passes through it. */
export async function sealing(passphrase: string): Promise<Transform> {
  const salt = randomBytes(SALT);
  const keys = await keysOf(passphrase, salt);
  const held: Buffer[] = [];
  let bytes = 0;
  let frame = 0;
  const seal = (content: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', keys.frames, nonceOf(frame, isLast));
    frame += 1;
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes > FRAME) {
        let whole = Buffer.concat(held);
        // The last frame is only known at the end, so at least a byte waits.
        for (; whole.length > FRAME; whole = whole.subarray(FRAME))
          this.push(seal(whole.subarray(0, FRAME), false));
        held.splice(0, held.length, Buffer.from(whole));
        bytes = whole.length;
      }
      done();
    },
    flush(done) {
      done(null, seal(Buffer.concat(held), true));
    },
  });
  stream.push(Buffer.concat([MAGIC, salt, markOf(keys, salt)]));
  return stream;
}

/** Whether a file is a sealed one. */
export async function isSealed(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
  return bytesRead === MAGIC.length && buffer.equals(MAGIC);
}

/** What a sealed file holds, to be read anywhere; whoever opened the file closes it. */
export interface OpenedFile {
  readonly reader: RandomAccessReader;
  readonly size: number;
}

/** Opens a sealed file. @throws WrongPassphrase; reading throws where the file was altered or cut off */
export async function openSealed(file: FileHandle, passphrase: string): Promise<OpenedFile> {
  const head = Buffer.alloc(HEAD);
  const { bytesRead } = await file.read(head, 0, HEAD, 0);
  const stored = (await file.stat()).size - HEAD;
  const frames = Math.ceil(stored / (FRAME + TAG));
  if (bytesRead < HEAD || stored < TAG) throw new Error('it is cut short');
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
  const keys = await keysOf(passphrase, salt);
  if (!timingSafeEqual(markOf(keys, salt), head.subarray(MAGIC.length + SALT))) throw new WrongPassphrase();
  const open = async (frame: number): Promise<Buffer> => {
    const isLast = frame === frames - 1;
    const at = frame * (FRAME + TAG);
    const sealed = Buffer.alloc(Math.min(FRAME + TAG, stored - at));
    const { bytesRead: read } = await file.read(sealed, 0, sealed.length, HEAD + at);
    if (read < sealed.length || read < TAG) throw new Error('it is cut short');
    const decipher = createDecipheriv('aes-256-gcm', keys.frames, nonceOf(frame, isLast));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
    } catch {
      throw new Error(isLast ? 'it is cut short or was altered' : 'it was altered');
    }
  };
  // A file of whole frames could have lost some behind them: the last one says that it is.
  await open(frames - 1);
  let latest: { frame: number; content: Promise<Buffer> } | null = null;
  const opened = (frame: number): Promise<Buffer> => {
    // Heads of parts are read in small pieces.
    if (latest?.frame !== frame) latest = { frame, content: open(frame) };
    return latest.content;
  };
  return { reader: new SealedReader(opened), size: stored - frames * TAG };
}

/** Reads ranges of what a sealed file holds. */
class SealedReader extends RandomAccessReader {
  readonly #open: (frame: number) => Promise<Buffer>;

  constructor(open: (frame: number) => Promise<Buffer>) {
    super();
    this.#open = open;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end), { objectMode: false });
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const frame = Math.floor(at / FRAME);
      const content = await this.#open(frame);
      const from = at - frame * FRAME;
      const part = content.subarray(from, Math.min(content.length, end - frame * FRAME));
      if (part.length === 0) throw new Error('it is cut short');
      yield part;
      at += part.length;
    }
  }
}
