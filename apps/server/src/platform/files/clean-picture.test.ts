import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PICTURES } from '../testing/sample-pictures.ts';
import { cleanPicture } from './clean-picture.ts';
import { BadPicture, stripPicture } from './strip-picture.ts';

const { png, jpeg, webp, webpWithAlpha } = SAMPLE_PICTURES;
const ALL = Object.entries(SAMPLE_PICTURES);
const SECRET = 'GPS 53.5461 N 9.9661 E';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(content.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function header(width: number, height: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, 6], 8);
  return chunk('IHDR', content);
}

const pngOf = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 8), ...chunks, chunk('IEND', Buffer.alloc(0))]);
const riff = (body: Buffer) => {
  const out = Buffer.concat([Buffer.from('RIFF----WEBP', 'latin1'), body]);
  out.writeUInt32LE(out.length - 8, 4);
  return out;
};
const riffPart = (type: string, content: Buffer) => {
  const out = Buffer.concat([
    Buffer.from(`${type}----`, 'latin1'),
    content,
    Buffer.alloc(content.length % 2),
  ]);
  out.writeUInt32LE(content.length, 4);
  return out;
};
const segment = (marker: number, content: Buffer) => {
  const out = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), content]);
  out.writeUInt16BE(content.length + 2, 2);
  return out;
};
const withSegment = (one: Buffer) => Buffer.concat([jpeg.subarray(0, 2), one, jpeg.subarray(2)]);

async function problemOf(bytes: Buffer): Promise<string> {
  try {
    await cleanPicture(bytes);
    return 'none';
  } catch (error) {
    if (error instanceof BadPicture) return error.problem;
    throw error;
  }
}

describe('a picture that is kept', () => {
  it.each(ALL)('%s: is what it was when nothing hangs on it', async (_, bytes) => {
    const cleaned = await cleanPicture(bytes);
    expect([cleaned.width, cleaned.height]).toEqual([8, 6]);
    expect(cleaned.bytes.equals(bytes)).toBe(true);
  });

  it('has lost its texts, times, profiles, previews and what hung behind its end', async () => {
    const secret = Buffer.from(SECRET);
    const text = chunk('tEXt', secret);
    const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), secret]));
    const given = {
      png: Buffer.concat([png.subarray(0, 33), text, chunk('eXIf', secret), png.subarray(33), secret]),
      jpeg: Buffer.concat([withSegment(exif), secret]),
      jpegComment: withSegment(segment(0xfe, secret)),
      webp: riff(
        Buffer.concat([webpWithAlpha.subarray(12), riffPart('EXIF', secret), riffPart('XMP ', secret)]),
      ),
      zip: Buffer.concat([webp, Buffer.from('PK\u0003\u0004'), secret]),
      html: Buffer.concat([png, Buffer.from(`<script>${SECRET}</script>`)]),
    };
    for (const [kind, bytes] of Object.entries(given)) {
      const cleaned = (await cleanPicture(bytes)).bytes;
      expect(cleaned.includes(secret), kind).toBe(false);
      expect(
        ALL.some(([, plain]) => plain.equals(cleaned)),
        kind,
      ).toBe(true);
    }
  });

  it('still says which way up it is, and only that', async () => {
    const tiff = Buffer.concat([
      Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]),
      Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]),
      Buffer.from([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0]),
      Buffer.from(SECRET),
    ]);
    const given = withSegment(segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff])));
    const cleaned = (await cleanPicture(given)).bytes;
    expect(cleaned.includes(SECRET)).toBe(false);
    expect(cleaned.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
    expect((await cleanPicture(cleaned)).bytes.equals(cleaned)).toBe(true);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['a page', Buffer.from('<svg onload="alert(1)"/>'), 'not_a_picture'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), 'not_a_picture'],
    [
      'a PNG that says it is huge',
      pngOf(header(60_000, 60_000), chunk('IDAT', deflateSync(Buffer.alloc(9)))),
      'too_many_pixels',
    ],
    [
      'a PNG whose rows unpack to more',
      pngOf(header(8, 6), chunk('IDAT', deflateSync(Buffer.alloc(5_000_000)))),
      'broken',
    ],
    [
      'a PNG whose rows unpack to less',
      pngOf(header(800, 600), chunk('IDAT', deflateSync(Buffer.alloc(100)))),
      'broken',
    ],
    ['a PNG without rows', pngOf(header(8, 6)), 'broken'],
    [
      'a PNG with a header of nothing',
      pngOf(header(0, 6), chunk('IDAT', deflateSync(Buffer.alloc(9)))),
      'broken',
    ],
    ['a PNG with a wrong checksum', Buffer.from(png).fill(7, 29, 33), 'broken'],
    ['a JPEG that says it is huge', hugeJpeg(), 'too_many_pixels'],
    [
      'a WebP that moves',
      riff(Buffer.concat([riffPart('ANIM', Buffer.alloc(6)), webp.subarray(12)])),
      'moves',
    ],
    [
      'a WebP that says it is huge',
      riff(riffPart('VP8L', Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f]))),
      'too_many_pixels',
    ],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it.each(ALL)('%s: cut anywhere', async (_, bytes) => {
    const problems = new Set<string>();
    for (let end = 12; end < bytes.length; end += 1) problems.add(await problemOf(bytes.subarray(0, end)));
    expect([...problems]).toEqual(['broken']);
  });

  it('is refused with a reason or gives a picture that stays itself, whatever its bytes', () => {
    const changed = fc.tuple(
      fc.constantFrom(...ALL.map(([, bytes]) => bytes)),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
    );
    fc.assert(
      fc.property(changed, ([bytes, changes]) => {
        const given = Buffer.from(bytes);
        for (const [at, value] of changes) given[at % given.length] = value;
        try {
          const { bytes: once } = stripPicture(given);
          expect(stripPicture(once).bytes.equals(once)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(BadPicture);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

function hugeJpeg(): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const given = Buffer.from(jpeg);
  given.writeUInt16BE(65_000, at + 5);
  given.writeUInt16BE(65_000, at + 7);
  return given;
}
