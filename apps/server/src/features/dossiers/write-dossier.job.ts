import { Readable } from 'node:stream';
import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { packDossier } from '@tryout/domain/dossiers/dossier-format';
import { uuidv7 } from 'uuidv7';
import { type Act, type SignedAct, serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Services } from '../../platform/services.ts';
import { beginAgain, endJob, noteProgress, takeUp } from '../background-jobs/public.ts';
import { collectDossier } from './collect-dossier.ts';
import { shownParts } from './dossier-parts.ts';
import { findSubjectOfDossier, insertDossier, readOneMoment } from './dossier-rows.queries.ts';
import { signerOfOrganization } from './organization-keys.ts';

/** The job that writes dossiers. */
export const DOSSIER_JOB = 'dossiers.write';

/** What was asked for. */
export interface DossierWish {
  readonly application_id: string;
  readonly is_anonymous: boolean;
  readonly language: Language;
}

/** Largest dossier; bytes. */
const MOST_BYTES = 100_000_000;

/** Writes dossiers; one that a restart cut off is written again. */
export function dossierJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: DOSSIER_JOB,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'dossier_export')) {
        await services.jobs.enqueue(services.db, DOSSIER_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => writeDossier(services, background_job_id),
  };
}

async function writeDossier(services: Services, id: string): Promise<void> {
  const job = await takeUp(services, id);
  if (!job) return;
  try {
    const wish = job.wish as DossierWish;
    const actor = await findActorOfUser(services.db, job.owner_id, job.organization_id);
    const place = {
      owner_user_id: null,
      organization_id: job.organization_id,
      position_id: job.position_id,
      everyone: false,
    };
    if (!actor || !scopeCovers(scopeOf('dossier.make', actor.user_type), 'dossier.make', actor, place)) {
      throw new Error('its owner has no access to the application any more');
    }
    const bytes = await writtenDossier({ ...serverAct(services), actor }, wish);
    if (!(await noteProgress(services, id, 1))) return;
    const result = await services.files.put(Readable.from([Buffer.from(bytes)]), MOST_BYTES);
    await endJob(services, id, { status: 'done', at: services.now(), result });
  } catch (error) {
    services.log.warn({ err: error, background_job_id: id }, 'a dossier could not be written');
    await endJob(services, id, { status: 'failed', at: services.now() });
  }
}

/** The archive of a dossier, signed and noted. @throws Error when the application is gone */
export async function writtenDossier(act: SignedAct, wish: DossierWish): Promise<Uint8Array> {
  const { services, actor } = act;
  const { subject, document } = await withTransaction(services.db, async (db) => {
    await readOneMoment(db);
    const found = await findSubjectOfDossier(db, wish.application_id);
    if (!found) throw new Error('its application is gone');
    const { language, is_anonymous } = wish;
    const collected = await collectDossier({ ...act, db }, found, { language, isAnonymous: is_anonymous });
    return { subject: found, document: collected };
  });
  const shown = await shownParts(document);
  return withTransaction(services.db, async (db) => {
    const signing: Act = { ...act, db };
    const signer = await signerOfOrganization(signing, subject.organization_id);
    const dossier_id = uuidv7();
    const made_at = services.now();
    const { bytes, manifest_digest } = packDossier({
      about: {
        dossier_id,
        made_at: made_at.toISOString(),
        variant: document.variant,
        organization_id: subject.organization_id,
        organization_name: subject.organization_name,
        application_id: subject.id,
        log: { number: signer.newest.number, digest: signer.newest.digest },
      },
      document,
      shown,
      public_key: signer.public_key,
      sign: signer.sign,
    });
    await insertDossier(db, {
      id: dossier_id,
      organization_id: subject.organization_id,
      application_id: subject.id,
      is_anonymous: wish.is_anonymous,
      key_id: signer.key_id,
      manifest_digest,
      size: bytes.length,
      made_by: actor.user_id,
      made_at,
    });
    return bytes;
  });
}
