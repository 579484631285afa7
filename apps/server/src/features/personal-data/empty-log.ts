import { emptiedDigest } from '@tryout/domain/personal-data/emptied-digest';
import { type Act, audit, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { sha256 } from '../../platform/sha256.ts';
import { emptyLines, findEmptied, findLines } from './erasures.queries.ts';
import type { Subject } from './subject.queries.ts';

/** What is said of the emptied lines in the chain: how many, and a digest over their sorted ids. */
export interface EmptiedLines {
  readonly lines: number;
  readonly digest: string | null;
}

/**
 * Empties what the security log says of somebody, and writes a line about it into the same log: whoever verifies the chain
 * compares the emptied lines with that one, so that none can be emptied behind its back.
 */
export async function emptyLog(
  act: Act,
  erasureId: string,
  subject: Pick<Subject, 'organization_id' | 'accounts' | 'addresses' | 'records'>,
): Promise<EmptiedLines> {
  const { db, services } = act;
  const found = await findLines(db, subject);
  return withTransaction(db, async (trx) => {
    await emptyLines(trx, erasureId, found);
    // With those of an earlier run: what was held then goes later.
    const ids = await findEmptied(trx, erasureId);
    if (ids.length === 0) return { lines: 0, digest: null };
    const digest = emptiedDigest(ids, sha256);
    await audit(serverAct(services, trx), {
      event_type: 'delete',
      action: 'personal_data.log_emptied',
      target_type: 'erasure',
      target_id: erasureId,
      organization_id: null,
      meta: { lines: ids.length, digest },
    });
    return { lines: ids.length, digest };
  });
}
