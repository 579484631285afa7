import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { SAMPLE_PICTURES, samplePng } from '../testing/sample-pictures.ts';
import { cleanPicture } from './clean-picture.ts';
import { redrawPicture } from './redraw-picture.ts';
import { BadPicture } from './strip-picture.ts';

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(content.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

/** A PNG in colours with these rows, whatever they hold. */
const pngOf = (width: number, height: number, rows: Buffer) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    samplePng(1, 1).subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

async function outcomeOf(bytes: Buffer): Promise<string> {
  try {
    const { media_type, width, height } = await redrawPicture(await cleanPicture(bytes));
    return `${media_type} ${width} × ${height}`;
  } catch (error) {
    if (error instanceof BadPicture) return error.problem;
    throw error;
  }
}

it.each([
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/png'],
  ['png', 'image/png'],
  ['webpWithAlpha', 'image/png'],
] as const)('draws a picture anew: %s becomes %s, the same each time', async (kind, media_type) => {
  const [once, again] = [
    await redrawPicture(await cleanPicture(SAMPLE_PICTURES[kind])),
    await redrawPicture(await cleanPicture(SAMPLE_PICTURES[kind])),
  ];
  expect([once.media_type, once.width, once.height]).toEqual([media_type, 8, 6]);
  expect(Buffer.from(once.bytes).equals(Buffer.from(again.bytes))).toBe(true);
  const cleaned = await cleanPicture(Buffer.from(once.bytes));
  expect([cleaned.media_type, cleaned.width, cleaned.height]).toEqual([media_type, 8, 6]);
});

it('turns a picture as its camera was held, so that nothing has to be said of it any more', async () => {
  const { jpeg } = SAMPLE_PICTURES;
  const exif = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
  ]);
  const turned = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
  const drawn = await redrawPicture(await cleanPicture(turned));
  expect([drawn.width, drawn.height]).toEqual([6, 8]);
  expect(Buffer.from(drawn.bytes).includes('Exif')).toBe(false);
});

it('refuses what only looks like a picture from outside, and draws the next one all the same', async () => {
  const { jpeg, webp } = SAMPLE_PICTURES;
  const row = (filter: number) => Buffer.concat([Buffer.from([filter]), Buffer.alloc(4 * 4, 255)]);
  const filters = deflateSync(Buffer.concat([row(0), row(9), row(200), row(7)]));
  const noTables = Buffer.concat([
    jpeg.subarray(0, 20),
    jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xc0]))),
  ]);
  const scribbled = Buffer.from(webp);
  scribbled.fill(0xff, scribbled.length - 9);
  expect([
    await outcomeOf(pngOf(4, 4, filters)),
    await outcomeOf(noTables),
    await outcomeOf(samplePng(4, 4)),
  ]).toEqual(['broken', 'broken', 'image/jpeg 4 × 4']);
  // What a codec takes for dots is drawn as dots: nothing else of it is kept.
  expect(['broken', 'image/jpeg 8 × 6', 'image/png 8 × 6']).toContain(await outcomeOf(scribbled));
});

it('refuses a bomb before anything unpacks it', async () => {
  const bomb = pngOf(60_000, 60_000, deflateSync(Buffer.alloc(1_000_000)));
  const more = pngOf(4, 4, deflateSync(Buffer.alloc(20_000_000)));
  expect([await outcomeOf(bomb), await outcomeOf(more)]).toEqual(['too_many_pixels', 'broken']);
});
