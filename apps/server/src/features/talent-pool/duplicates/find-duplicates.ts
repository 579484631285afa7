import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { beginJob, readJob } from '../../background-jobs/public.ts';
import { organizationOf } from '../../organizations/public.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import { DUPLICATES_JOB } from './find-duplicates.job.ts';
import { findSearch } from './sharing-people.queries.ts';

/** Sets a search for people who are in the pool twice off; it goes on in the caller's job tray. */
export async function findDuplicates(act: SignedAct, named: string | undefined): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  if ((await findSearch(db, organization_id)).searching) {
    throw new Refusal('conflict', talentPoolSay('talent-pool.duplicates.searching'));
  }
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    organization_id,
    kind: 'people_duplicates',
    facts: {},
    status: 'queued',
    total: 0,
  });
  await audit(act, {
    event_type: 'action',
    action: 'people.duplicates_sought',
    target_type: 'background_job',
    target_id: id,
    organization_id,
  });
  await services.jobs.enqueue(db, DUPLICATES_JOB, { background_job_id: id });
  return readJob(act, id);
}
