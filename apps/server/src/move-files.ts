// npm run files -- copy|verify s3|folder: copies all stored files into the bucket or back, or reads them all and compares.
import { join } from 'node:path';
import type { Config } from './platform/config.ts';
import { type FileStore, folderOfFiles, openLocalFileStore } from './platform/files/file-store.ts';
import { copyFiles, verifyFiles } from './platform/files/move-files.ts';
import { openS3FileStore } from './platform/files/s3/s3-file-store.ts';
import { runCommand, say } from './run-command.ts';

const USAGE = 'npm run files -- copy|verify [s3|folder]';

runCommand(USAGE, async (action, config, place) => {
  if (!['copy', 'verify'].includes(action) || (place !== 's3' && place !== 'folder'))
    throw new Error(`Usage: ${USAGE}`);
  const bucket = await openBucket(config);
  const folder = folderOfFiles(join(config.dataDir, 'files'));
  const told = (files: number) => say.info(`${files} files …`);
  try {
    const { damaged, text } =
      action === 'verify'
        ? await verify(place === 's3' ? bucket : folder, told)
        : await copy(config, place, bucket, told);
    say.info(text);
    for (const hash of damaged) say.warn(`Damaged: ${hash}`);
    if (damaged.length > 0)
      throw new Error(
        `${damaged.length} files are not what they were when they were stored. Bring them back from a backup.`,
      );
  } finally {
    bucket.stop();
  }
});

async function openBucket({ bucket, dataDir }: Config): Promise<FileStore> {
  if (bucket === null) throw new Error('Set TRYOUT_S3_BUCKET and its keys first.');
  return openS3FileStore(bucket, join(dataDir, 'on-the-way', 'copy'));
}

async function verify(store: Pick<FileStore, 'list' | 'read'>, told: (files: number) => void) {
  const { files, bytes, damaged } = await verifyFiles(store, told);
  return { damaged, text: `Read ${files} files (${megabytes(bytes)} MB); ${damaged.length} are damaged.` };
}

async function copy(
  { dataDir }: Config,
  place: 's3' | 'folder',
  bucket: FileStore,
  told: (files: number) => void,
) {
  const path = join(dataDir, 'files');
  const { copied, there, bytes, damaged } =
    place === 's3'
      ? await copyFiles(folderOfFiles(path), bucket, told)
      : await copyFiles(bucket, await openLocalFileStore(path), told);
  return { damaged, text: `Copied ${copied} files (${megabytes(bytes)} MB); ${there} were there already.` };
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
