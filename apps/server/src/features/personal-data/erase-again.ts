import { uuidv7 } from 'uuidv7';
import type { Act } from '../../platform/act.ts';
import { erase } from './erase.ts';
import { eraseBatch } from './erase-batch.ts';
import { forgetWaiting, type ListedErasure, readWaiting } from './erasure-list.ts';
import { findThere, insertErasure } from './erasures.queries.ts';
import { findRuledTables } from './ruled-rows.queries.ts';

/** Does again what waits since a backup came back; a start that is cut off does it the next time. */
export async function eraseWaiting(act: Act): Promise<void> {
  const list = await readWaiting(act);
  if (list.length === 0) return;
  const done = await eraseAgain(act, list);
  await forgetWaiting(act);
  act.services.log.info({ listed: list.length, done }, 'erasures after the restored backup are done again');
}

/**
 * Erases again whom a list names, after a backup came back that still has them; answers how many erasures had something
 * to do. Done again it changes nothing.
 */
export async function eraseAgain(act: Act, list: readonly ListedErasure[]): Promise<number> {
  let done = 0;
  for (const { subject_id, organization_id, application_ids } of list) {
    const there = await findThere(act.db, { subject_id, organization_id, application_ids });
    if (subject_id !== null && there.account) {
      const id = await insertErasure(act.db, {
        id: uuidv7(),
        cause: 'restored',
        subject_id,
        organization_id,
        asked_at: act.services.now(),
      });
      if (id !== null) await erase(act, id);
      done += 1;
    } else if (organization_id !== null && there.applications.length > 0) {
      await eraseBatch(act, await findRuledTables(act.db), {
        organization_id,
        applications: there.applications,
        persons: [],
      });
      done += 1;
    }
  }
  return done;
}
