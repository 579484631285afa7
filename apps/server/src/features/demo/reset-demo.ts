import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { emptyDatabase, organizationsBesideDemo } from './demo.queries.ts';

/**
 * Empties the database, so that the demo is made anew. Accounts, applications and plays of visitors go with it.
 * @throws Error where an organization exists that is not the demo's: its data would be lost
 */
export async function resetDemo(db: Db): Promise<void> {
  await withTransaction(db, async (trx) => {
    const others = await organizationsBesideDemo(trx);
    if (others.length > 0) {
      throw new Error(
        `The demo is not reset, because this database holds more than the demo: ${others.join(', ')}. Nothing was changed.`,
      );
    }
    await emptyDatabase(trx);
    await recordSecurityEvent(
      trx,
      { actor: null, origin: null },
      { event_type: 'delete', action: 'demo.reset' },
    );
  });
}
