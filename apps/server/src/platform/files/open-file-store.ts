import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type FileStore, openLocalFileStore } from './file-store.ts';
import { openS3FileStore } from './s3/s3-file-store.ts';

/** The files of an installation, where its settings say that they are. */
export function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  return s3 ? openS3FileStore(s3, join(dataDir, 'on-the-way')) : openLocalFileStore(join(dataDir, 'files'));
}
