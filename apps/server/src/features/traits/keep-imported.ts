import type { SignedAct } from '../../platform/act.ts';
import { keepVersions } from './library-rows.queries.ts';

/** Keeps what entries say since they were brought in from a file, as their newest wording. */
export function keepImportedWordings({ db, actor }: SignedAct, ids: readonly string[]): Promise<void> {
  return keepVersions(db, ids, 'Import', actor.user_id);
}
