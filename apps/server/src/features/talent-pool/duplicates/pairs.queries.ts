import type { PersonPair } from '@tryout/contract/talent-pool/duplicates';
import type { DuplicateReason } from '@tryout/domain/talent-pool/duplicate-people';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type PageRequest, readPage } from '../../../platform/http/keyset.ts';
import { FACTS, rowPositions } from '../people-list.queries.ts';
import { mayKnowPerson } from '../visible-people.queries.ts';

/** A pair as those who name it need it. */
export interface PairRow {
  id: string;
  organization_id: string;
  one_id: string;
  other_id: string;
}

/** Whether somebody may know of the person with an id, who stands for itself. */
const known = (actor: Actor, id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from people e where e.id = ${id} and e.merged_into is null and ${mayKnowPerson(actor)})`;

const bothKnown = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`${known(actor, sql`r.one_id`)} and ${known(actor, sql`r.other_id`)}`;

/** Pairs by id, of people of whom the actor may know. */
export async function findPairs(db: Db, ids: readonly string[], actor: Actor | null): Promise<PairRow[]> {
  if (actor === null) return [];
  const { rows } = await sql<PairRow>`
    select r.id, r.organization_id, r.one_id, r.other_id from person_pairs r
    where r.id = any(${ids}::uuid[]) and ${bothKnown(actor)}
  `.execute(db);
  return rows;
}

/** A pair that waits for a decision. */
interface ProposedPair {
  id: string;
  one_id: string;
  other_id: string;
  reasons: DuplicateReason[];
  found_at: string;
}

/** One page of the pairs of a pool that wait for a decision and of whom the actor may know, the latest found first. */
export function findProposed(db: Db, actor: Actor, organizationId: string, request: PageRequest) {
  return readPage<ProposedPair>(db, request, {
    order: { by: sql`r.found_at`, id: sql`r.id`, type: 'timestamptz', direction: 'desc' },
    columns: sql`r.id, r.one_id, r.other_id, r.reasons, r.found_at`,
    from: sql`person_pairs r`,
    filter: sql<boolean>`r.organization_id = ${organizationId}::uuid and r.status = 'proposed' and ${bothKnown(actor)}`,
    sortValue: (row) => row.found_at,
  });
}

type ComparedPerson = PersonPair['people'][number];

/** People as they are compared with each other. */
export async function readPeopleToCompare(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<ComparedPerson[]> {
  const { rows } = await sql<ComparedPerson & { id: string }>`
    select ${FACTS}, e.id as person_id, e.linkedin, e.skills, e.created_at, ${rowPositions(actor)} as positions,
      (select count(*)::int from applications a where a.person_id = any(e.merged_ids || e.id))
        + (select count(*)::int from candidate_invites i where i.person_id = any(e.merged_ids || e.id)
          and i.application_id is null) as position_count
    from people e where e.id = any(${ids}::uuid[])
  `.execute(db);
  return rows.map(({ id: _, ...row }) => row);
}

/** Decides on a pair; false where it is decided so already. */
export async function storeJudged(
  db: Db,
  id: string,
  different: boolean,
  by: { user_id: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update person_pairs set status = ${different ? 'different' : 'proposed'},
      judged_by = ${different ? by.user_id : null}, judged_at = ${different ? by.at : null}
    where id = ${id} and status <> ${different ? 'different' : 'proposed'} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Notes that two people are two, whether they were proposed or not. */
export async function storeDifferent(
  db: Db,
  pair: { organization_id: string; ids: readonly [string, string] },
  by: { user_id: string; at: Date },
): Promise<void> {
  const [one, other] = [...pair.ids].sort();
  await sql`
    insert into person_pairs (id, organization_id, one_id, other_id, reasons, status, found_at, judged_by, judged_at)
    values (${uuidv7()}, ${pair.organization_id}, ${one}, ${other}, '{}', 'different', ${by.at}, ${by.user_id}, ${by.at})
    on conflict (one_id, other_id) do update set status = 'different', judged_by = excluded.judged_by,
      judged_at = excluded.judged_at
  `.execute(db);
}
