import type { ApplicantRights } from '@tryout/contract/applicants';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { applicantRights } from './applicant-rights.ts';
import { type ApplicantRecord, findApplicants } from './applicants.queries.ts';

/** An applicant with what the caller may do. */
export interface SeenApplicant {
  readonly applicant: ApplicantRecord;
  readonly rights: ApplicantRights;
}

function callerOf(actor: Actor) {
  return {
    user_id: actor.user_id,
    administers: actor.user_type === 'company_admin' || actor.user_type === 'independent_recruiter',
    shared_position_ids: [...actor.privileges.keys()],
  };
}

/** The applicant behind an id that the policy let through; 404 for tests and for positions kept confidential. */
export async function seenApplicant(db: Db, actor: Actor, id: string): Promise<SeenApplicant> {
  const [applicant] = await findApplicants(db, [id], callerOf(actor));
  if (!applicant) throw notFound();
  return { applicant, rights: applicantRights(actor, applicant) };
}

/** Applicants of one position; one that is a test, or of another position, refuses all. */
export async function seenApplicantsOf(
  db: Db,
  actor: Actor,
  positionId: string,
  ids: readonly string[],
): Promise<ApplicantRecord[]> {
  const found = await findApplicants(db, ids, callerOf(actor));
  const wanted = new Set(ids);
  if (found.length !== wanted.size || found.some((each) => each.position_id !== positionId)) throw notFound();
  return found;
}
