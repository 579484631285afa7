import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import type { RouteData } from '@tryout/contract/define-route';
import type { listDossiers } from '@tryout/contract/dossiers/dossiers';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import type { Language } from '../../platform/language/language.ts';
import { beginJob, readJob } from '../background-jobs/public.ts';
import { findDossiers } from './dossier-rows.queries.ts';
import { DOSSIER_JOB, type DossierWish } from './write-dossier.job.ts';

/** Sets a dossier off; it waits in the caller's job tray. */
export async function makeDossier(
  act: SignedAct,
  application: RowOfRef<'application'>,
  { anonymous, language }: { readonly anonymous: boolean; readonly language: Language },
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  const { organization_id, position_id } = application;
  const id = uuidv7();
  const wish: DossierWish = { application_id: application.id, is_anonymous: anonymous, language };
  await beginJob(act, actor.user_id, {
    id,
    organization_id,
    position_id,
    kind: 'dossier_export',
    facts: { format: 'zip', names: !anonymous, scores: true },
    wish,
    status: 'queued',
    total: 1,
  });
  await audit(act, {
    event_type: 'access',
    action: 'dossier.made',
    target_type: 'dossier',
    target_id: id,
    organization_id,
    meta: { application_id: application.id, anonymous },
  });
  await services.jobs.enqueue(db, DOSSIER_JOB, { background_job_id: id });
  return readJob(act, id);
}

/** The dossiers that were made of an application. */
export async function dossiersOf(
  { db }: SignedAct,
  application: RowOfRef<'application'>,
): Promise<RouteData<typeof listDossiers>> {
  return { items: await findDossiers(db, application.id) };
}
