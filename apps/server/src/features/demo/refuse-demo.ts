import type { Db } from '../../platform/database/kysely.ts';
import { hasDemoAccounts } from './demo.queries.ts';

/**
 * For production: the demo's accounts cannot exist there.
 * @throws Error where the database was filled with the demo before
 */
export async function refuseDemo(db: Db): Promise<void> {
  if (!(await hasDemoAccounts(db))) return;
  throw new Error(
    'This database holds the demo, whose password everyone knows, so it is not served in production. Choose another data folder with TRYOUT_DATA_DIR, or an empty database with DATABASE_URL.',
  );
}
