import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { applicantRights } from '../applicants/public.ts';
import { findUndoable } from './duplicates/merges.queries.ts';
import { findPeople, findPersonCv, isOnlyWritten, type StoredPerson } from './people.queries.ts';
import { findOwner, findTraces } from './person-details.queries.ts';
import { hiresFor } from './visible-people.queries.ts';

/** Everything on a person that the caller may see; what the organization noted is for its own recruiters. */
export async function personDetails(act: SignedAct, person: StoredPerson): Promise<PersonDetails> {
  const { db, actor, services } = act;
  const { organization_id } = person;
  const manage = hiresFor(actor, organization_id);
  const [found, owner, cv, written, merges] = await Promise.all([
    findTraces(db, actor, person.id),
    manage ? findOwner(db, person.owner_id) : null,
    manage && person.cv_file_id ? findPersonCv(db, person.cv_file_id) : undefined,
    manage ? isOnlyWritten(db, person) : false,
    manage ? findUndoable(db, person.id, services.now()) : [],
  ]);
  const positions = found.map((one) => ({
    ...one,
    job_fit_score: seesScore(act, organization_id, one) ? one.job_fit_score : null,
  }));
  const { id, merged_ids: _, cv_file_id: _file, owner_id: _owner, ...facts } = person;
  return {
    ...facts,
    ...(manage ? {} : unsaid()),
    person_id: id,
    owner,
    cv: cv ? { name: cv.name, media_type: cv.media_type, size: Number(cv.size) } : null,
    positions,
    merges,
    rights: { manage, remove: written },
  };
}

/** What only the organization's own recruiters read. */
const unsaid = () => ({
  tags: [],
  consent: 'unknown' as const,
  consent_source: '',
  consent_on: null,
  consent_until: null,
  do_not_contact_reason: '',
});

function seesScore(
  { actor }: SignedAct,
  organization_id: string,
  { application_id, position_id }: PersonDetails['positions'][number],
): boolean {
  return application_id !== null && applicantRights(actor, { position_id, organization_id }).see_scores;
}

/** A person as it is now, after a change. @throws Refusal when it is gone */
export async function readBack(act: SignedAct, id: string): Promise<PersonDetails> {
  const [person] = await findPeople(act.db, [id], act.actor);
  if (!person) throw notFound();
  return personDetails(act, person);
}
