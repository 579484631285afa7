import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { type FileStore, type LocalFileStore, openLocalFileStore } from './file-store.ts';
import { copyFiles, verifyFiles } from './move-files.ts';
import { openS3FileStore } from './s3/s3-file-store.ts';

let s3: S3Server;
let folder: string;
let here: LocalFileStore;
let bucket: FileStore;
beforeEach(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'tryout-move-'));
  here = await openLocalFileStore(join(folder, 'files'));
  bucket = await openS3FileStore(s3.config, join(folder, 'on-the-way'));
});
afterEach(async () => {
  bucket.stop();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const hashesOf = async (count: number) => {
  const hashes = [];
  for (let n = 0; n < count; n += 1)
    hashes.push((await here.put(Readable.from([Buffer.from(`file ${n}`)]), 100)).sha256);
  return hashes;
};

it('goes on where it was broken off, and brings everything there and back', async () => {
  const hashes = await hashesOf(120);
  s3.failNext(...Array.from({ length: 40 }, () => 503));
  await expect(copyFiles(here, bucket)).rejects.toThrow('does not answer');
  s3.failNext();
  const first = await copyFiles(here, bucket);
  expect(first).toMatchObject({ damaged: [] });
  expect(first.copied + first.there).toBe(120);
  expect(await copyFiles(here, bucket)).toMatchObject({ copied: 0, there: 120 });
  expect(await verifyFiles(bucket)).toMatchObject({ files: 120, damaged: [] });

  const back = await openLocalFileStore(join(folder, 'back'));
  expect(await copyFiles(bucket, back)).toMatchObject({ copied: 120, there: 0, damaged: [] });
  expect(await text(back.read(hashes[7] ?? ''))).toBe('file 7');
  expect(await verifyFiles(back)).toMatchObject({ files: 120, damaged: [] });
});

it('names what is damaged and does not copy it, under no name', async () => {
  const [good = '', bad = ''] = await hashesOf(2);
  await writeFile(here.path(bad), 'altered');
  expect(await verifyFiles(here)).toMatchObject({ files: 2, damaged: [bad] });
  expect(await copyFiles(here, bucket)).toMatchObject({ copied: 1, damaged: [bad] });
  expect([...s3.objects.keys()]).toEqual([`files/${good.slice(0, 2)}/${good}`]);
});
