import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { checkEducation, checkExperience, checkRoom } from './check-entries.ts';
import { profilesSay } from './profiles.messages.ts';
import {
  type Education,
  type Experience,
  lockEducation,
  lockExperience,
  putEducation,
  putExperience,
} from './profiles.queries.ts';

/** Adds a job, as long as there is room. */
export async function addJob({ db, actor }: SignedAct, job: Experience) {
  checkExperience(job);
  await checkRoom(db, 'experiences', actor.user_id);
  return { ...job, ...(await putExperience(db, actor.user_id, null, job)) };
}

/** Changes a job of one's own; refused where it was changed after the version that the change is based on. */
export async function changeJob(
  { db, actor }: SignedAct,
  id: string,
  { version, ...job }: Experience & { readonly version?: number | undefined },
) {
  checkExperience(job);
  const stored = await lockExperience(db, id);
  if (!stored) throw notFound();
  refuseStale(stored, version);
  return { ...job, ...(await putExperience(db, actor.user_id, id, job)) };
}

/** Adds a school, as long as there is room. */
export async function addSchool({ db, actor }: SignedAct, school: Education) {
  checkEducation(school);
  await checkRoom(db, 'educations', actor.user_id);
  return { ...school, ...(await putEducation(db, actor.user_id, null, school)) };
}

/** Changes a school of one's own; refused where it was changed after the version that the change is based on. */
export async function changeSchool(
  { db, actor }: SignedAct,
  id: string,
  { version, ...school }: Education & { readonly version?: number | undefined },
) {
  checkEducation(school);
  const stored = await lockEducation(db, id);
  if (!stored) throw notFound();
  refuseStale(stored, version);
  return { ...school, ...(await putEducation(db, actor.user_id, id, school)) };
}

function refuseStale(stored: { readonly version: number }, base: number | undefined): void {
  if (base === undefined || base === stored.version) return;
  throw new Refusal('conflict', profilesSay('profiles.changed_elsewhere'), {
    current: { status: 'changed', allowed: [], theirs: stored },
  });
}
