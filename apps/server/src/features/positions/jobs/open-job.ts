import { employerLook } from '@tryout/domain/organizations/employer-look';
import { acceptsApplications } from '@tryout/domain/positions/position-status';
import type { Db } from '../../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { hashToken } from '../../../platform/http/tokens.ts';
import type { Language } from '../../../platform/language/language.ts';
import type { Said } from '../../../platform/language/say.ts';
import { aedtOf, measuredFor } from '../../notices/public.ts';
import { dayIn } from '../calendar-day.ts';
import { creditOfPicture } from '../position-image.queries.ts';
import type { PositionRow } from '../position-row.ts';
import { positionsSay } from '../positions.messages.ts';
import { findCurrentRevision } from '../revisions.queries.ts';
import { applyingTakes } from './applying-takes.ts';
import { findJob, isInvitedTo, type JobRow, type WholeJobRow } from './jobs.queries.ts';

/** A job's public address. */
export interface JobAddress {
  readonly organization_slug: string;
  readonly position_slug: string;
}

/** Whether new applications may be created on a position today. */
export function takesApplications(position: PositionRow, now: Date): boolean {
  return acceptsApplications({ ...position, today: dayIn(position.time_zone, now) });
}

/**
 * A position that anybody with this address may see: published, or not any more (the caller answers 410 then).
 * Drafts, archived and confidential ones, and those for invited people only, do not exist without an invitation.
 */
export async function findPublicJob(db: Db, address: JobAddress, invite: string | undefined, now: Date) {
  const job = await findJob(db, address.organization_slug, address.position_slug);
  const published_at = job?.published_at ?? null;
  if (!job || published_at === null || job.status === 'draft' || job.status === 'archived') throw notFound();
  const open = job.visibility === 'public' || job.visibility === 'unlisted';
  if (!open && !(invite && (await isInvitedTo(db, job.id, hashToken(invite), now)))) throw notFound();
  return { ...job, published_at };
}

/** Why a position cannot be applied to, or null. */
export function goneReason(job: PositionRow, now: Date): Said | null {
  if (job.status === 'closed') return positionsSay('positions.job_closed');
  if (job.status === 'paused') return positionsSay('positions.job_paused');
  if (job.organization_status !== 'approved') return positionsSay('positions.job_paused');
  const over = job.closes_on !== null && job.closes_on < dayIn(job.time_zone, now);
  return over ? positionsSay('positions.job_over') : null;
}

/** How a position is shown to everyone in a list. Pay is shown only where the employer wants it. */
export function presentJob(job: JobRow) {
  const period =
    job.show_salary && (job.salary_min_cents !== null || job.salary_max_cents !== null)
      ? job.salary_period
      : null;
  return {
    ...job,
    position_id: job.id,
    organization: { name: job.organization_name, slug: job.organization_slug },
    salary: period
      ? {
          min_cents: job.salary_min_cents,
          max_cents: job.salary_max_cents,
          currency: job.currency,
          period,
        }
      : null,
  };
}

/** One open position, whole; 410 when it is over. */
export async function readOpenJob(
  db: Db,
  address: JobAddress,
  invite: string | undefined,
  now: Date,
  language: Language = 'en',
) {
  const job = await findPublicJob(db, address, invite, now);
  const gone = goneReason(job, now);
  if (gone) throw new Refusal('gone', gone);
  return describeJob(db, job, now, language);
}

/** What the page of a position shows. */
export async function describeJob(db: Db, job: WholeJobRow, now: Date, language: Language) {
  const revision = await findCurrentRevision(db, job.id);
  if (!revision) throw notFound();
  const aedt = await aedtOf(db, job.id);
  return {
    ...presentJob(job),
    accepts_applications: takesApplications(job, now),
    has_image: job.image_file_id !== null,
    image_credit: await creditOfPicture(db, job.image_file_id),
    organization_about: job.organization_about,
    organization_look: employerLook({ ...job, slug: job.organization_slug }),
    organization_country: job.organization_country,
    places: job.places,
    applying_takes: await applyingTakes(db, revision.id),
    aedt_notice: aedt && { ...aedt, measured: await measuredFor(db, revision.id, language) },
  };
}
