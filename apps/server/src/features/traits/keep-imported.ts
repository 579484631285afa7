import type { Db } from '../../platform/database/kysely.ts';
import { keepVersions } from './library-rows.queries.ts';

/** Keeps what entries say since they were brought in from a file, as their newest wording. */
export function keepImportedWordings(db: Db, ids: readonly string[], by: string): Promise<void> {
  return keepVersions(db, ids, 'Import', by);
}
