import { crc32 } from 'node:zlib';

/** Pixels a picture may have, both ways multiplied; a browser needs four bytes for each. */
export const PIXELS_MAX = 24_000_000;
/** Pixels one side may have. */
export const SIDE_MAX = 10_000;
/** Passes over a progressive JPEG; cameras and editors make about ten. */
const SCANS_MAX = 64;

/** What a picture was refused for. */
export type PictureProblem = 'not_a_picture' | 'broken' | 'too_many_pixels' | 'moves';

/** A file that is not kept as a picture. */
export class BadPicture extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A picture reduced to what is needed to draw it. */
export interface StrippedPicture {
  readonly media_type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** The picture anew: no place, camera, author, comment, preview or colour profile, and nothing behind its end. */
  readonly bytes: Buffer;
  /** Of a PNG: its packed rows, and how many bytes they have to be unpacked; null for other kinds. */
  readonly packed: { readonly rows: readonly Buffer[]; readonly unpacked_size: number } | null;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Reads a picture part by part and puts together only the parts that draw it. Nothing is unpacked here, so a picture
 * that claims to be huge costs nothing. The result read again gives itself.
 *
 * Sources: PNG (W3C, third edition), JPEG (ITU T.81, JFIF 1.02), WebP (RFC 9649), Exif 2.32.
 * @throws BadPicture for other kinds, cut or contradictory content, too many pixels, and pictures that move
 */
export function stripPicture(bytes: Buffer): StrippedPicture {
  try {
    if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return stripPng(bytes);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg(bytes);
    if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') {
      return stripWebp(bytes);
    }
  } catch (error) {
    // Reading past the end: the file is shorter than it says.
    if (error instanceof RangeError) throw new BadPicture('broken');
    throw error;
  }
  throw new BadPicture('not_a_picture');
}

function judgeSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new BadPicture('broken');
  if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) {
    throw new BadPicture('too_many_pixels');
  }
}

function part(bytes: Buffer, from: number, length: number): Buffer {
  if (from + length > bytes.length) throw new BadPicture('broken');
  return bytes.subarray(from, from + length);
}

// PNG

/** Samples of a pixel by colour type, and the bit depths that go with it. */
const PNG_KINDS: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** What draws: header, palette, rows, end, transparency, and how bright its numbers are meant. */
const PNG_KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB']);
/** Where each of the seven passes of an interlaced PNG begins and how far it steps: x, y, across, down. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function rowsSize(width: number, height: number, bits: number): number {
  return width === 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8));
}

function stripPng(bytes: Buffer): StrippedPicture {
  const kept: Buffer[] = [PNG_SIGNATURE];
  const rows: Buffer[] = [];
  let size: { width: number; height: number; unpacked_size: number } | null = null;
  let at = 8;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const chunk = part(bytes, at, length + 12);
    const isFirst = at === 8;
    at += length + 12;
    if (isFirst !== (type === 'IHDR')) throw new BadPicture('broken');
    if (!PNG_KEPT.has(type)) {
      // A capital first letter says that the picture cannot be drawn without it.
      if (/^[A-Z]/.test(type)) throw new BadPicture('broken');
      continue;
    }
    if (crc32(chunk.subarray(4, length + 8)) !== chunk.readUInt32BE(length + 8))
      throw new BadPicture('broken');
    if (type === 'IHDR') size = pngSize(chunk.subarray(8, length + 8));
    if (type === 'IDAT') rows.push(chunk.subarray(8, length + 8));
    kept.push(chunk);
    if (type === 'IEND') break;
  }
  if (!size || rows.length === 0) throw new BadPicture('broken');
  const { width, height, unpacked_size } = size;
  return {
    media_type: 'image/png',
    width,
    height,
    bytes: Buffer.concat(kept),
    packed: { rows, unpacked_size },
  };
}

function pngSize(header: Buffer) {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  judgeSize(width, height);
  const [depth = 0, colour = 0, , , interlaced = 0] = header.subarray(8);
  const kind = PNG_KINDS[colour];
  if (header.length !== 13 || !kind?.depths.includes(depth) || interlaced > 1) throw new BadPicture('broken');
  const bits = depth * kind.samples;
  const unpacked_size =
    interlaced === 0
      ? rowsSize(width, height, bits)
      : ADAM7.reduce(
          (sum, [x, y, across, down]) =>
            sum + rowsSize(Math.ceil((width - x) / across), Math.ceil((height - y) / down), bits),
          0,
        );
  return { width, height, unpacked_size };
}

// JPEG

const [SOI, EOI, SOS, DQT, DHT, DRI, APP0, APP1, APP14] = [
  0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd, 0xe0, 0xe1, 0xee,
] as const;
/** Baseline, extended and progressive frames; others are drawn by no browser. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function stripJpeg(bytes: Buffer): StrippedPicture {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let turned = 1;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new BadPicture('broken');
    while (bytes.readUInt8(at + 1) === 0xff) at += 1;
    const marker = bytes.readUInt8(at + 1);
    at += 2;
    if (marker === EOI) break;
    const length = bytes.readUInt16BE(at);
    if (length < 2) throw new BadPicture('broken');
    const content = part(bytes, at, length).subarray(2);
    at += length;
    if (marker === APP1) turned = orientationOf(content) ?? turned;
    else if (FRAMES.has(marker)) {
      if (size) throw new BadPicture('broken');
      size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) };
      judgeSize(size.width, size.height);
      const components = content.readUInt8(5);
      if (![1, 3, 4].includes(components) || content.length !== 6 + components * 3)
        throw new BadPicture('broken');
      kept.push(segment(marker, content));
    } else if (marker === DQT || marker === DHT || marker === DRI) kept.push(segment(marker, content));
    else if (marker === APP14 && content.toString('latin1', 0, 5) === 'Adobe' && content.length >= 12) {
      kept.push(segment(marker, content.subarray(0, 12)));
    } else if (marker === SOS) {
      scans += 1;
      if (!size || scans > SCANS_MAX) throw new BadPicture('broken');
      const end = scanEnd(bytes, at);
      kept.push(segment(marker, content), bytes.subarray(at, end));
      at = end;
    } else if (marker !== 0xfe && (marker < APP0 || marker > 0xef)) throw new BadPicture('broken');
  }
  if (!size || scans === 0) throw new BadPicture('broken');
  const start = [
    Buffer.from([0xff, SOI]),
    segment(APP0, JFIF),
    ...(turned === 1 ? [] : [orientation(turned)]),
  ];
  const end = Buffer.from([0xff, EOI]);
  return { media_type: 'image/jpeg', ...size, bytes: Buffer.concat([...start, ...kept, end]), packed: null };
}

/** Square pixels and no preview. */
const JFIF = Buffer.from([0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);

/** Where the data of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) throw new BadPicture('broken');
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

/** How an Exif segment says that the camera was held, 1 to 8; null where it says nothing. */
function orientationOf(content: Buffer): number | null {
  if (content.toString('latin1', 0, 6) !== 'Exif\0\0') return null;
  const tiff = content.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  if (!isLittle && tiff.toString('latin1', 0, 2) !== 'MM') return null;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  if (tiff.length < 14) return null;
  const start = long(4);
  if (start + 2 > tiff.length) return null;
  for (let i = 0; i < short(start); i += 1) {
    const entry = start + 2 + i * 12;
    if (entry + 12 > tiff.length) return null;
    if (short(entry) !== 0x0112) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif segment that says how the camera was held and nothing else. */
function orientation(value: number): Buffer {
  return segment(
    APP1,
    Buffer.concat([
      Buffer.from('Exif\0\0', 'latin1'),
      Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]),
      Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]),
    ]),
  );
}

// WebP

const EXTENDED = { moves: 0x02, alpha: 0x10 } as const;

function stripWebp(bytes: Buffer): StrippedPicture {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new BadPicture('broken');
  const kept: Buffer[] = [];
  let canvas: { width: number; height: number } | null = null;
  let drawn: { width: number; height: number } | null = null;
  let hasAlpha = false;
  let at = 12;
  while (at < end) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const content = part(bytes, at + 8, length);
    at += 8 + length + (length % 2);
    if (type === 'VP8X') {
      if (canvas || drawn || length !== 10) throw new BadPicture('broken');
      if ((content.readUInt8(0) & EXTENDED.moves) !== 0) throw new BadPicture('moves');
      canvas = { width: 1 + content.readUIntLE(4, 3), height: 1 + content.readUIntLE(7, 3) };
      judgeSize(canvas.width, canvas.height);
    } else if (type === 'ANIM' || type === 'ANMF') throw new BadPicture('moves');
    else if (type === 'ALPH' && !drawn && !hasAlpha) {
      hasAlpha = true;
      kept.push(riffChunk(type, content));
    } else if (type === 'VP8 ' || type === 'VP8L') {
      if (drawn) throw new BadPicture('broken');
      drawn = type === 'VP8L' ? losslessSize(content) : lossySize(content);
      judgeSize(drawn.width, drawn.height);
      kept.push(riffChunk(type, content));
    }
  }
  if (!drawn || (canvas && (canvas.width !== drawn.width || canvas.height !== drawn.height))) {
    throw new BadPicture('broken');
  }
  if (hasAlpha && !canvas) throw new BadPicture('broken');
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    ...(hasAlpha ? [extended(drawn)] : []),
    ...kept,
  ]);
  return { media_type: 'image/webp', ...drawn, bytes: riffChunk('RIFF', body), packed: null };
}

function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function extended({ width, height }: { width: number; height: number }): Buffer {
  const content = Buffer.alloc(10);
  content.writeUInt8(EXTENDED.alpha, 0);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return riffChunk('VP8X', content);
}

function lossySize(content: Buffer): { width: number; height: number } {
  const isKeyFrame = (content.readUInt8(0) & 1) === 0;
  const firstPartition = content.readUIntLE(0, 3) >> 5;
  if (!isKeyFrame || content.readUIntBE(3, 3) !== 0x9d012a || firstPartition + 10 > content.length) {
    throw new BadPicture('broken');
  }
  return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
}

function losslessSize(content: Buffer): { width: number; height: number } {
  if (content.readUInt8(0) !== 0x2f) throw new BadPicture('broken');
  const packed = content.readUInt32LE(1);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}
