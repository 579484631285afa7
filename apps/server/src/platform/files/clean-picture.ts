import { createInflate } from 'node:zlib';
import { BadPicture, type StrippedPicture, stripPicture } from './strip-picture.ts';

/**
 * A picture as it is kept: stripped, and of a PNG its rows unpacked once, without keeping them, to see that there are
 * as many as its header says and no more.
 * @throws BadPicture
 */
export async function cleanPicture(bytes: Buffer): Promise<StrippedPicture> {
  const picture = stripPicture(bytes);
  if (picture.packed) await countRows(picture.packed);
  return picture;
}

async function countRows({ rows, unpacked_size }: NonNullable<StrippedPicture['packed']>): Promise<void> {
  const inflate = createInflate();
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > unpacked_size) inflate.destroy(new BadPicture('broken'));
    });
    inflate.on('end', resolve);
    inflate.on('error', (error) => reject(error instanceof BadPicture ? error : new BadPicture('broken')));
    for (const row of rows) inflate.write(row);
    inflate.end();
  });
  if (size !== unpacked_size) throw new BadPicture('broken');
}
