import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { RouteBody } from '@tryout/contract/define-route';
import type { exportPeople as route } from '@tryout/contract/talent-pool/people';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { beginJob, readJob } from '../background-jobs/public.ts';
import { organizationOf } from '../organizations/public.ts';
import { countExported } from './export-people.queries.ts';
import { peopleFilterOf } from './list-people.ts';
import { PEOPLE_EXPORT_JOB, type PeopleExportWish } from './write-people.job.ts';

/** Sets an export of the talent pool off: the file is written in the background and waits in the caller's job tray. */
export async function exportPeople(
  act: SignedAct,
  { organization_id: named, ...body }: RouteBody<typeof route>,
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const organization_id = organizationOf(actor, named);
  const ids = body.person_ids ?? null;
  const filter = await peopleFilterOf(db, organization_id, body.filters);
  const total = await countExported(db, actor, filter, ids);
  const wish: PeopleExportWish = { format: body.format, filters: body.filters, person_ids: ids };
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    organization_id,
    kind: 'people_export',
    facts: { format: body.format, names: true, subject: 'people' },
    wish,
    status: 'queued',
    total,
  });
  await audit(act, {
    event_type: 'access',
    action: 'people.exported',
    target_type: 'background_job',
    target_id: id,
    organization_id,
    meta: { format: body.format, total },
  });
  await services.jobs.enqueue(db, PEOPLE_EXPORT_JOB, { background_job_id: id });
  return readJob(act, id);
}
