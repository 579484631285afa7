import { statfs } from 'node:fs/promises';
import type { Config } from '../../platform/config.ts';

/** Room on the disk of the data folder. */
export async function readDisk({ dataDir }: Pick<Config, 'dataDir'>) {
  const disk = await statfs(dataDir);
  return { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize };
}
