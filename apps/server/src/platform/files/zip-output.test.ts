import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { zipOutput } from './zip-output.ts';

it('comes to its end, however long the list of its parts is', async () => {
  const zip = new ZipFile();
  let bytes = 0;
  const ended = pipeline(
    zipOutput(zip),
    new Writable({
      highWaterMark: 1024,
      write(chunk: Buffer, _encoding, next) {
        bytes += chunk.length;
        setImmediate(next);
      },
    }),
  );
  for (let n = 0; n < 3000; n += 1) zip.addBuffer(Buffer.from([n % 256]), `files/${n}`, { compress: false });
  zip.end();
  await ended;
  expect(bytes).toBeGreaterThan(3000 * 100);
});

it('ends with the error of its archive', async () => {
  const zip = new ZipFile();
  const out = zipOutput(zip);
  const ended = pipeline(out, new Writable({ write: (_chunk, _encoding, next) => next() }));
  zip.emit('error', new Error('a part is gone'));
  await expect(ended).rejects.toThrow('a part is gone');
});
