import type { ApplicantRights } from '@tryout/contract/applicants/applicants';
import type { Ref } from '@tryout/contract/fields';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { signedIn } from '../../platform/http/call.ts';
import type { ResolvedRefs } from '../../platform/http/refs.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { applicantRights } from './applicant-rights.ts';
import { type AddressedApplicant, type ApplicantRecord, findApplicants } from './applicants.queries.ts';

/** An applicant with what the caller may do. */
export interface SeenApplicant<A extends ApplicantRecord = ApplicantRecord> {
  readonly applicant: A;
  readonly rights: ApplicantRights;
}

/** A request that named applicants: they were loaded, and its caller judged, before its handler ran. */
interface NamingCall {
  readonly refs: ResolvedRefs;
  readonly actor: Actor | null;
}

/** The applicant behind an id that the request named; 404 for tests. */
export function seenApplicant(call: NamingCall, id: Ref<'application'>): SeenApplicant {
  const applicant = call.refs.row(id);
  if (applicant.is_test) throw notFound();
  return { applicant, rights: applicantRights(signedIn(call), applicant) };
}

/** Applicants of one position that the request named; one that is a test, or of another position, refuses all. */
export function seenApplicantsOf(
  call: NamingCall,
  positionId: string,
  ids: readonly Ref<'application'>[],
): ApplicantRecord[] {
  const applicants = ids.map((id) => seenApplicant(call, id).applicant);
  if (applicants.some((each) => each.position_id !== positionId)) throw notFound();
  return applicants;
}

/** Applicants of one position that the request did not name itself; 404 as with those it names. */
export async function lookUpApplicants(
  db: Db,
  actor: Actor,
  positionId: string,
  ids: readonly string[],
): Promise<SeenApplicant<AddressedApplicant>[]> {
  const found = await findApplicants(db, ids, actor);
  const wanted = new Set(ids);
  if (found.length !== wanted.size || found.some((each) => each.position_id !== positionId)) throw notFound();
  return found.map((applicant) => ({ applicant, rights: applicantRights(actor, applicant) }));
}
