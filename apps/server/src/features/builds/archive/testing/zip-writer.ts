import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as it is written. What is claimed of it may differ from what is true. */
export interface WrittenEntry {
  readonly name: string | Buffer;
  /** Unpacked content; empty unless given. */
  readonly content?: Buffer | string;
  /** Bytes that stand in the archive instead of the content packed. */
  readonly packed?: Buffer;
  readonly method?: number;
  readonly claims?: {
    readonly size?: number;
    readonly packed_size?: number;
    readonly crc?: number;
    readonly flags?: number;
    /** Unix mode with its file type, such as 0o120777 for a link. */
    readonly mode?: number;
    /** Where the entry is said to begin, instead of where it does. */
    readonly offset?: number;
    /** The name that stands before the content, instead of the one in the directory. */
    readonly local_name?: string;
    /** Field behind the name in the directory. */
    readonly extra?: Buffer;
  };
}

/** What the end of the archive claims. */
export interface WrittenEnd {
  readonly entries?: number;
  readonly directory_bytes?: number;
  readonly comment?: string;
  /** Claims of an end of the large kind (zip64), which is then written as well. */
  readonly large?: { readonly entries: bigint; readonly directory_offset?: bigint };
}

const DEFLATE = 8;
const UTF8_NAME = 0x800;

/** Writes a zip, field by field, so that each may lie. */
export function writeZip(entries: readonly WrittenEntry[], end: WrittenEnd = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const facts = factsOf(entry);
    const local = Buffer.alloc(30);
    const localName = Buffer.from(entry.claims?.local_name ?? facts.name);
    local.writeUInt32LE(0x04034b50, 0);
    writeShared(local, 4, facts);
    local.writeUInt16LE(localName.length, 26);
    parts.push(local, localName, facts.packed);
    const central = Buffer.alloc(46);
    const extra = entry.claims?.extra ?? Buffer.alloc(0);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(0x031e, 4);
    writeShared(central, 6, facts);
    central.writeUInt16LE(facts.name.length, 28);
    central.writeUInt16LE(extra.length, 30);
    central.writeUInt32LE(((entry.claims?.mode ?? 0o100644) << 16) >>> 0, 38);
    central.writeUInt32LE(entry.claims?.offset ?? offset, 42);
    directory.push(central, facts.name, extra);
    offset += local.length + localName.length + facts.packed.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...parts, list, ...endOf(entries.length, offset, list.length, end)]);
}

function factsOf(entry: WrittenEntry) {
  const content = Buffer.from(entry.content ?? '');
  const method = entry.method ?? DEFLATE;
  const packed = entry.packed ?? (method === DEFLATE ? deflateRawSync(content) : content);
  const name = Buffer.from(entry.name);
  return {
    name,
    packed,
    method,
    flags: UTF8_NAME | (entry.claims?.flags ?? 0),
    crc: entry.claims?.crc ?? crc32(content),
    packedSize: entry.claims?.packed_size ?? packed.length,
    size: entry.claims?.size ?? content.length,
  };
}

/** From "version needed" to the sizes: the same in the directory and before the content. */
function writeShared(into: Buffer, at: number, facts: ReturnType<typeof factsOf>): void {
  into.writeUInt16LE(20, at);
  into.writeUInt16LE(facts.flags, at + 2);
  into.writeUInt16LE(facts.method, at + 4);
  into.writeUInt32LE(facts.crc, at + 10);
  into.writeUInt32LE(facts.packedSize, at + 14);
  into.writeUInt32LE(facts.size, at + 18);
}

function endOf(count: number, offset: number, bytes: number, claims: WrittenEnd): Buffer[] {
  const comment = Buffer.from(claims.comment ?? '');
  const end = Buffer.alloc(22);
  const claimed = claims.entries ?? count;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(claims.large ? 0xffff : claimed & 0xffff, 8);
  end.writeUInt16LE(claims.large ? 0xffff : claimed & 0xffff, 10);
  end.writeUInt32LE(claims.directory_bytes ?? bytes, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return claims.large ? [...largeEnd(claims.large, offset, bytes), end, comment] : [end, comment];
}

function largeEnd(claims: NonNullable<WrittenEnd['large']>, offset: number, bytes: number): Buffer[] {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeBigUInt64LE(claims.entries, 24);
  end.writeBigUInt64LE(claims.entries, 32);
  end.writeBigUInt64LE(BigInt(bytes), 40);
  end.writeBigUInt64LE(claims.directory_offset ?? BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return [end, locator];
}
