import { join } from 'node:path';
import type { Services } from '../services.ts';

/** Where a stored file lies while files are kept in the data folder. */
export function storedPath({ config }: Pick<Services, 'config'>, sha256: string): string {
  return join(config.dataDir, 'files', sha256.slice(0, 2), sha256);
}
