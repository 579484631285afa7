import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { invitePeople as route } from '@tryout/contract/talent-pool/people';
import type { SignedAct } from '../../platform/act.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { sendInvites } from '../positions/public.ts';
import type { StoredPerson } from './people.queries.ts';

type Verdict = RouteData<typeof route>['results'][number]['verdict'];

/** Invites people of the pool to a position of their organization; whoever cannot be is named and passed over. */
export async function invitePeople(
  act: SignedAct,
  position: RowOfRef<'position'>,
  named: readonly StoredPerson[],
  { message }: Pick<RouteBody<typeof route>, 'message'>,
): Promise<RouteData<typeof route>> {
  const people = [...new Map(named.map((person) => [person.id, person])).values()];
  const judged = people.map((person) => ({ person, verdict: verdictOf(person, position) }));
  const invitable = judged.filter(({ verdict }) => verdict === null).map(({ person }) => person);
  const outcome =
    invitable.length === 0
      ? { sent: 0, all_sent_at: act.services.now().toISOString(), results: [] }
      : await sendInvites(
          act,
          position,
          {
            people: invitable.map(({ email, first_name, last_name }) => ({ email, first_name, last_name })),
            message,
            source: 'manual',
          },
          { ofList: people.length > 1 },
        );
  const byAddress = new Map(outcome.results.map((each) => [each.email, each.verdict]));
  return {
    sent: outcome.sent,
    all_sent_at: outcome.all_sent_at,
    results: judged.map(({ person, verdict }) => ({
      person_id: person.id,
      name: `${person.first_name} ${person.last_name}`.trim() || person.email,
      verdict: verdict ?? byAddress.get(person.email) ?? 'already_invited',
    })),
  };
}

function verdictOf(person: StoredPerson, position: RowOfRef<'position'>): Verdict | null {
  if (person.organization_id !== position.organization_id) return 'other_organization';
  return person.email === '' ? 'no_address' : null;
}
