import { audit, type SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { undoJob } from '../../background-jobs/public.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import { CHANGE_JOB } from './carry-out-bulk.job.ts';
import { countChanged, storeUndone } from './people-changes.queries.ts';
import { putBack } from './put-back.ts';

/** Most people who are put back in the request; more of them in the background. */
const MOST_AT_ONCE = 500;

/**
 * Undoes a change of several people. What somebody changed since then stays. Of a change that went on in the background
 * the undoing does as well, as the same job.
 */
export async function undoPeopleChange(
  act: SignedAct,
  change: RowOfRef<'people_change'>,
): Promise<{ changed: number | null }> {
  const { db, actor, services } = act;
  if (change.made_by !== actor.user_id) throw notFound();
  if (change.goes_on && change.undone_at === null) {
    throw new Refusal('refused_by_rule', talentPoolSay('talent-pool.undo_running'));
  }
  if (!(await storeUndone(db, change.id, services.now()))) {
    throw new Refusal('refused_by_rule', talentPoolSay('talent-pool.undone_already'));
  }
  const total = await countChanged(db, change.id);
  await audit(act, {
    event_type: 'update',
    action: 'people.change_undone',
    target_type: 'organization',
    target_id: change.organization_id,
    organization_id: change.organization_id,
    meta: { people: total },
  });
  if (total <= MOST_AT_ONCE) return { changed: (await putBack(act, change.id, total)).done };
  await undoJob(act, change.id, total, 'queued');
  await services.jobs.enqueue(db, CHANGE_JOB, { background_job_id: change.id });
  return { changed: null };
}
