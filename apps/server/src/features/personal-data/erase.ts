import { type Act, audit } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { emptyLog } from './empty-log.ts';
import { eraseAccount, eraseAtOrganization, forgetBytes, type Step } from './erase-person.ts';
import { listErasure } from './erasure-list.ts';
import {
  type ErasureRow,
  endErasure,
  findOrganizationsOf,
  findRemoved,
  resumeHeld,
  takeUpErasure,
} from './erasures.queries.ts';
import { findAccounts } from './subject.queries.ts';

/** The job that erases. */
export const ERASE_JOB = 'personal_data.erase';

/** Erasures whose last hold ended before today go on. */
export async function goOnAfterHolds(act: Act): Promise<void> {
  const before = act.services.now().toISOString().slice(0, 10);
  await withTransaction(act.db, async (db) => {
    for (const id of await resumeHeld(db, { before })) await queueErasure({ ...act, db }, id);
  });
}

/** Queues an erasure, in the caller's transaction. */
export const queueErasure = ({ db, services }: Act, erasure_id: string): Promise<void> =>
  services.jobs.enqueue(db, ERASE_JOB, { erasure_id }, { singletonKey: erasure_id });

/** Erases somebody, at one organization or everywhere. Done again it changes nothing. */
export async function erase(act: Act, erasureId: string): Promise<void> {
  const erasure = await takeUpErasure(act.db, erasureId);
  if (!erasure || erasure.subject_id === null) return;
  const whom = await findAccounts(act.db, erasure.subject_id);
  const steps: Step[] = [];
  const organizations =
    erasure.organization_id === null ? await findOrganizationsOf(act.db, whom) : [erasure.organization_id];
  for (const organizationId of organizations) {
    const step = await eraseAtOrganization(act, erasureId, whom, organizationId);
    steps.push(step);
    await tellOrganization(act, erasure, organizationId, step);
  }
  const held = steps.flatMap((step) => step.held);
  if (erasure.organization_id === null) {
    // While the account still says which addresses are its own: a run that is cut off later finds the rest by ids.
    await emptyLog(act, erasureId, {
      organization_id: null,
      ...whom,
      records: (await findRemoved(act.db, erasureId)).record_ids,
    });
    steps.push(await eraseAccount(act, erasureId, whom, held));
  }
  const files = await forgetBytes(
    act,
    steps.flatMap((step) => step.bytes),
  );
  const removed = await findRemoved(act.db, erasureId);
  const emptied = await emptyLog(act, erasureId, {
    organization_id: erasure.organization_id,
    ...whom,
    records: removed.record_ids,
  });
  const at = act.services.now();
  await listErasure(act, {
    id: erasure.id,
    done_at: at.toISOString(),
    subject_id: erasure.subject_id,
    organization_id: erasure.organization_id,
    application_ids: removed.application_ids,
  });
  await withTransaction(act.db, (db) => endErasure(db, erasureId, { held, files, ...emptied, at }));
  act.services.live.tell(act.db, whom.accounts, { topic: 'personal-data' });
}

function tellOrganization(act: Act, erasure: ErasureRow, organization_id: string, step: Step): Promise<void> {
  return audit(act, {
    event_type: 'delete',
    action: 'personal_data.erased',
    target_type: 'erasure',
    target_id: erasure.id,
    organization_id,
    meta: { applications: step.applications.length, held: step.held.length, cause: erasure.cause },
  });
}
