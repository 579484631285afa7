import type { exportApplicants as route } from '@tryout/contract/applicants/export-applicants';
import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { RouteBody } from '@tryout/contract/define-route';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { beginJob, readJob } from '../../background-jobs/public.ts';
import { applicantRights } from '../applicant-rights.ts';
import { filterOf, orderOf } from '../list/list-applicants.ts';
import { findPeopleOn } from '../talk/people.queries.ts';
import { countExported, ownsApplicants } from './export-applicants.queries.ts';
import { EXPORT_JOB, type ExportWish } from './write-export.ts';

/**
 * Sets an export off: the file is written in the background and waits in the caller's job tray.
 * @throws Refusal (not_found) for an owner who neither sees nor looks after applicants of the position
 */
export async function exportApplicants(
  act: SignedAct,
  position: RowOfRef<'position'>,
  body: RouteBody<typeof route>,
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const { organization_id } = position;
  const rights = applicantRights(actor, { position_id: position.id, organization_id });
  const wish: ExportWish = {
    format: body.format,
    filters: body.filters,
    sort: body.sort,
    application_ids: body.application_ids ?? null,
  };
  orderOf(body.sort, rights);
  const filter = await filterOf(db, { ...body.filters, position_id: position.id }, rights);
  if (filter.owner !== null && filter.owner !== 'none') await requireOwner(act, position, filter.owner);
  const total = await countExported(db, filter, wish.application_ids);
  const id = uuidv7();
  await beginJob(act, actor.user_id, {
    id,
    organization_id,
    position_id: position.id,
    kind: 'applicants_export',
    facts: { format: body.format, names: rights.see_identity, scores: rights.see_scores },
    wish,
    status: 'queued',
    total,
  });
  await audit(act, {
    event_type: 'access',
    action: 'applicants.exported',
    target_type: 'background_job',
    target_id: id,
    organization_id,
    meta: { position_id: position.id, format: body.format, total },
  });
  await services.jobs.enqueue(db, EXPORT_JOB, { background_job_id: id });
  return readJob(act, id);
}

/** A file of nobody's applicants would be written for whatever id is named; people who left may still own some. */
async function requireOwner({ db }: SignedAct, { id }: RowOfRef<'position'>, owner: string): Promise<void> {
  if ((await findPeopleOn(db, id)).some(({ user_id }) => user_id === owner)) return;
  if (!(await ownsApplicants(db, id, owner))) throw notFound();
}
