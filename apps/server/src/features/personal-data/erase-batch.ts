import { uuidv7 } from 'uuidv7';
import type { Act } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { emptyLog } from './empty-log.ts';
import { eraseRecords, forgetBytes, type Records } from './erase-person.ts';
import { listErasure } from './erasure-list.ts';
import { beginErasure, endErasure, findRemoved } from './erasures.queries.ts';
import type { RuledTable } from './ruled-rows.queries.ts';

/**
 * Erases applications or people of an organization whose time is over, as one erasure of its own; answers how many
 * applications went. What a hold keeps by now stays.
 */
export async function eraseBatch(act: Act, tables: readonly RuledTable[], of: Records): Promise<number> {
  const { db, services } = act;
  const { organization_id } = of;
  const id = uuidv7();
  await beginErasure(db, { id, cause: 'retention', organization_id, asked_at: services.now() });
  const step = await eraseRecords(act, id, tables, of);
  const files = await forgetBytes(act, step.bytes);
  const removed = await findRemoved(db, id);
  const emptied = await emptyLog(act, id, {
    organization_id,
    accounts: [],
    addresses: [],
    records: removed.record_ids,
  });
  const at = services.now();
  await listErasure(act, {
    id,
    done_at: at.toISOString(),
    subject_id: null,
    organization_id,
    application_ids: removed.application_ids,
  });
  await withTransaction(db, (trx) => endErasure(trx, id, { held: [], files, ...emptied, at }));
  return step.applications.length;
}
