import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import type { SignedAct } from '../../platform/act.ts';
import { noteLook } from '../profile-views/public.ts';
import type { StoredPerson } from './people.queries.ts';
import { personDetails } from './person-details.ts';

/** Opens a person of the pool, which their list of views tells where they have an account. */
export async function openPerson(act: SignedAct, person: StoredPerson): Promise<PersonDetails> {
  const { id, merged_ids, email, organization_id } = person;
  const look = { part: 'person', person_ids: [id, ...merged_ids], email, organization_id } as const;
  const [details] = await Promise.all([personDetails(act, person), noteLook(act, look)]);
  return details;
}
