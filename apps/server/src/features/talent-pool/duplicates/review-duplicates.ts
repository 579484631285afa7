import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listDuplicates as listRoute, PersonPair } from '@tryout/contract/talent-pool/duplicates';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { organizationOf } from '../../organizations/public.ts';
import { insertPersonLog } from '../people.queries.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import { findProposed, type PairRow, readPeopleToCompare, storeJudged } from './pairs.queries.ts';
import { findSearch } from './sharing-people.queries.ts';

/** Pairs of people who look like one and were not decided about. */
export async function listDuplicates(
  { db, actor }: SignedAct,
  query: RouteQuery<typeof listRoute>,
): Promise<RouteData<typeof listRoute>> {
  const organization_id = organizationOf(actor, query.organization_id);
  const { items, ...page } = await findProposed(db, actor, organization_id, query);
  const ids = items.flatMap(({ one_id, other_id }) => [one_id, other_id]);
  const people = new Map(
    (await readPeopleToCompare(db, actor, ids)).map((person) => [person.person_id, person]),
  );
  const pairs = items.flatMap(({ id, one_id, other_id, reasons, found_at }): PersonPair[] => {
    const [one, other] = [people.get(one_id), people.get(other_id)];
    if (!one || !other) return [];
    const both: PersonPair['people'] = isFuller(other, one) ? [other, one] : [one, other];
    return [{ person_pair_id: id, reasons, found_at, people: both }];
  });
  return { ...page, items: pairs, ...(await findSearch(db, organization_id)) };
}

type Compared = PersonPair['people'][number];

/** Whether more is known of one: first by applications and invitations, then by what is filled in, then by age. */
function isFuller(one: Compared, other: Compared): boolean {
  if (one.position_count !== other.position_count) return one.position_count > other.position_count;
  const filled = ({ email, phone, location, linkedin, skills, tags }: Compared) =>
    [email, phone, location, linkedin, skills.join(''), tags.join('')].filter((fact) => fact !== '').length;
  const more = filled(one) - filled(other);
  return more === 0 ? one.created_at < other.created_at : more > 0;
}

/** Notes that two people are two, or proposes the pair again. */
export async function judgePair(act: SignedAct, pair: PairRow, different: boolean): Promise<void> {
  const { db, actor, services } = act;
  const at = services.now();
  if (!(await storeJudged(db, pair.id, different, { user_id: actor.user_id, at }))) {
    throw new Refusal('conflict', talentPoolSay('talent-pool.duplicates.judged'));
  }
  const { organization_id } = pair;
  const line = { organization_id, actor_id: actor.user_id, detail: {} };
  const action = different ? 'told_apart' : 'proposed_again';
  await insertPersonLog(
    db,
    [pair.one_id, pair.other_id].map((person_id) => ({ ...line, person_id, action })),
    at,
  );
  await audit(act, {
    event_type: 'action',
    action: different ? 'person.told_apart' : 'person.proposed_again',
    target_type: 'person',
    target_id: pair.one_id,
    organization_id,
    meta: { other_id: pair.other_id },
  });
}
