import { bytesOfText } from './digests.ts';

/**
 * ZIP archives (APPNOTE 6.3) of one form: parts in order, stored without compression, no dates, no comments, nothing
 * between them. The same parts give the same bytes, so every byte of such an archive can be checked.
 */

/** One file of an archive. */
export interface ZipPart {
  /** Its name: letters, digits, dots, hyphens and slashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1 January 1980, the first day that the format can say. */
const NO_DATE = 0x21;
/** Names are UTF-8. */
const UTF8 = 0x0800;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** What the header of a part says of it, in both places where the format says it. */
function described(view: DataView, at: number, { bytes }: ZipPart, name: Uint8Array): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8, true);
  view.setUint16(at + 8, NO_DATE, true);
  view.setUint32(at + 10, crc32(bytes), true);
  view.setUint32(at + 14, bytes.length, true);
  view.setUint32(at + 18, bytes.length, true);
  view.setUint16(at + 22, name.length, true);
}

/** The archive of some parts. */
export function packStored(parts: readonly ZipPart[]): Uint8Array {
  const named = parts.map((part) => ({ part, name: bytesOfText(part.name) }));
  const local = named.reduce((sum, { part, name }) => sum + 30 + name.length + part.bytes.length, 0);
  const central = named.reduce((sum, { name }) => sum + 46 + name.length, 0);
  const out = new Uint8Array(local + central + 22);
  const view = new DataView(out.buffer);
  let at = 0;
  let listed = local;
  for (const { part, name } of named) {
    view.setUint32(listed, CENTRAL, true);
    view.setUint16(listed + 4, 20, true);
    described(view, listed + 6, part, name);
    view.setUint32(listed + 42, at, true);
    out.set(name, listed + 46);
    listed += 46 + name.length;
    view.setUint32(at, LOCAL, true);
    described(view, at + 4, part, name);
    out.set(name, at + 30);
    out.set(part.bytes, at + 30 + name.length);
    at += 30 + name.length + part.bytes.length;
  }
  view.setUint32(listed, END, true);
  view.setUint16(listed + 8, parts.length, true);
  view.setUint16(listed + 10, parts.length, true);
  view.setUint32(listed + 12, central, true);
  view.setUint32(listed + 16, local, true);
  return out;
}

/**
 * The parts of an archive of that form, as its list of contents has them; null: the bytes are no such archive, or its
 * list leads outside of it. What lies between parts and what headers say besides is not looked at: `packStored` of the
 * parts has to give the same bytes.
 */
export function partsOf(bytes: Uint8Array): ZipPart[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  if (end < 0 || view.getUint32(end, true) !== END) return null;
  const parts: ZipPart[] = [];
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) return null;
    const size = view.getUint32(at + 24, true);
    const length = view.getUint16(at + 28, true);
    const from = view.getUint32(at + 42, true) + 30 + length;
    if (at + 46 + length > end || from + size > end) return null;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    parts.push({ name, bytes: bytes.subarray(from, from + size) });
    at += 46 + length;
  }
  return parts;
}

/** Where two runs of bytes first differ; null: they are equal. A run that goes on where the other ends differs there. */
export function firstDifference(one: Uint8Array, other: Uint8Array): number | null {
  const length = Math.min(one.length, other.length);
  for (let i = 0; i < length; i += 1) if (one[i] !== other[i]) return i;
  return one.length === other.length ? null : length;
}
