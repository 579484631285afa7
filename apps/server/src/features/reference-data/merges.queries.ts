import {
  placesOf,
  type ReferenceKind,
  type ReferencePlace,
} from '@tryout/domain/reference-data/reference-kinds';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A column of records that follows merges. */
interface Place {
  readonly table: string;
  /** By which a record is known, and the column of a move that holds it. */
  readonly id: string;
  readonly held_as: 'organization_id' | 'position_id' | 'user_id' | 'person_id' | 'simulation_id';
  /** Whether the organization is kept beside the id. */
  readonly has_organization: boolean;
  readonly column: string;
}

const place = (
  table: string,
  id: string,
  held_as: Place['held_as'],
  has_organization: boolean,
  column: string,
): Place => ({ table, id, held_as, has_organization, column });

const PLACES: Readonly<Record<ReferencePlace, Place>> = {
  position_skills: place('positions', 'id', 'position_id', true, 'skills'),
  position_technical_skills: place('positions', 'id', 'position_id', true, 'technical_skills'),
  profile_skills: place('candidate_profiles', 'user_id', 'user_id', false, 'skills'),
  profile_technical_skills: place('candidate_profiles', 'user_id', 'user_id', false, 'technical_skills'),
  person_skills: place('people', 'id', 'person_id', true, 'skills'),
  organization_industry: place('organizations', 'id', 'organization_id', false, 'industry_id'),
  position_industry: place('positions', 'id', 'position_id', true, 'industry_id'),
  simulation_industry: place('simulations', 'id', 'simulation_id', false, 'industry_id'),
};

/** A merge as its work needs it. */
export interface MergeRow {
  readonly id: string;
  readonly kind: ReferenceKind;
  readonly entry_id: string;
  readonly into_id: string;
  readonly was: 'suggested' | 'in_use' | 'archived';
  /** Words in small letters, and what records say instead, by place. */
  readonly gone: readonly string[];
  readonly kept: readonly string[];
  readonly status: 'moving' | 'moved' | 'undoing' | 'undone';
  readonly merged_at: string;
}

/** Writes a merge down and puts the other entry in the place of one, and of those that were merged into it. */
export async function insertMerge(
  db: Db,
  merge: Pick<MergeRow, 'entry_id' | 'into_id' | 'was' | 'gone' | 'kept'> & {
    readonly by: string;
    readonly at: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into reference_merges (id, entry_id, into_id, was, gone, kept, merged_by, merged_at)
    -- Without what the database writes in the same small letters: it would be replaced for ever.
    select ${id}::uuid, ${merge.entry_id}::uuid, ${merge.into_id}::uuid, ${merge.was}, coalesce(array_agg(word), '{}'),
      coalesce(array_agg(instead), '{}'), ${merge.by}::uuid, ${merge.at}::timestamptz
    from unnest(${merge.gone}::text[], ${merge.kept}::text[]) as pairs(word, instead)
    where not lower(instead) = any(${merge.gone}::text[])
  `.execute(db);
  await sql`
    update reference_entries set status = 'merged', merged_into = ${merge.into_id}, updated_at = ${merge.at}
    where id = ${merge.entry_id} or merged_into = ${merge.entry_id}
  `.execute(db);
  return id;
}

/** The merge by which an entry is gone, held; undefined: there is none. */
export async function holdMerge(db: Db, entryId: string): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select m.id, e.kind, m.entry_id, m.into_id, m.was, m.gone, m.kept, m.status, m.merged_at
    from reference_merges m join reference_entries e on e.id = m.entry_id
    where m.entry_id = ${entryId} and m.status <> 'undone' for update of m
  `.execute(db);
  return rows[0];
}

/** A merge by its id. */
export async function findMerge(db: Db, id: string): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select m.id, e.kind, m.entry_id, m.into_id, m.was, m.gone, m.kept, m.status, m.merged_at
    from reference_merges m join reference_entries e on e.id = m.entry_id where m.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Puts an entry back to what it was, and those that were merged into it back to it; false where its name is taken by now. */
export async function storeUnmerged(db: Db, merge: MergeRow, at: Date): Promise<boolean> {
  const done = await sql`
    update reference_entries e set status = ${merge.was}, merged_into = null, updated_at = ${at}
    where e.id = ${merge.entry_id} and not exists (select 1 from reference_entries o
      where o.kind = e.kind and lower(o.name) = lower(e.name) and o.status <> 'merged')
  `.execute(db);
  if (Number(done.numAffectedRows ?? 0n) === 0) return false;
  await sql`
    update reference_entries e set merged_into = m.into_id from reference_merges m
    where m.entry_id = e.id and m.into_id = ${merge.entry_id} and m.status <> 'undone' and e.merged_into = ${merge.into_id}
  `.execute(db);
  await sql`
    update reference_merges set status = 'undoing', undone_at = ${at}, done = 0,
      total = (select count(*) from reference_moves v where v.merge_id = ${merge.id}) where id = ${merge.id}
  `.execute(db);
  return true;
}

/** Says how many records the work is about. */
export async function storeTotal(db: Db, id: string, total: number): Promise<void> {
  await sql`update reference_merges set total = ${total}, done = 0 where id = ${id} and status = 'moving'`.execute(
    db,
  );
}

/** Notes progress; false where the work is not in this state any more, and what was done in the transaction must not count. */
export async function noteDone(
  db: Db,
  id: string,
  status: 'moving' | 'undoing',
  count: number,
): Promise<boolean> {
  const done = await sql`
    update reference_merges set done = done + ${count}, total = greatest(total, done + ${count})
    where id = ${id} and status = ${status}
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Ends the work. */
export async function endMerge(db: Db, id: string, from: 'moving' | 'undoing'): Promise<void> {
  await sql`
    update reference_merges set status = ${from === 'moving' ? 'moved' : 'undone'} where id = ${id} and status = ${from}
  `.execute(db);
}

/** Merges whose work is not at its end. */
export async function findUnfinished(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reference_merges where status in ('moving', 'undoing') order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

const isOfWords = ({ column }: Place) => column !== 'industry_id';

/** Records of a place that say what is gone, as `t`. */
function saysGone(at: Place, merge: MergeRow): RawBuilder<boolean> {
  return isOfWords(at)
    ? sql<boolean>`t.${sql.ref(at.column)} <> '{}' and lower_words(t.${sql.ref(at.column)}) && ${merge.gone}::text[]`
    : sql<boolean>`t.industry_id = ${merge.entry_id}::uuid`;
}

/** Records of a place that say what is gone, in lots that are changed in one transaction each. */
export interface Lot {
  readonly place: ReferencePlace;
  /** Ids as the database writes a list of them: they are only handed back. */
  readonly ids: string;
  readonly count: number;
}

/** Records that say what is gone, in lots of `size`; at most `most` of each place. */
export async function findSaying(
  db: Db,
  merge: MergeRow,
  { size, most }: { readonly size: number; readonly most: number },
): Promise<Lot[]> {
  const found: Lot[] = [];
  if (merge.gone.length === 0 && merge.kind !== 'industry') return found;
  for (const place of placesOf(merge.kind)) {
    const at = PLACES[place];
    // sql: blind, because the tables depend on the kind
    const { rows } = await sql<{ ids: string; count: number }>`
      select array_agg(id)::text as ids, count(*)::int as count from (
        select id, (row_number() over () - 1) / ${size}::int as lot from (
          select t.${sql.ref(at.id)} as id from ${sql.table(at.table)} t where ${saysGone(at, merge)} limit ${most}) says) parted
      group by lot order by lot
    `.execute(db);
    for (const { ids, count } of rows) found.push({ place, ids, count });
  }
  return found;
}

/**
 * Changes a lot of records, and writes down what each said before. Answers how many were changed. The transaction's end does
 * not wait for the disk: what a crash takes away is found again as not changed, and the last word about a merge waits.
 */
export async function moveRecords(db: Db, merge: MergeRow, { place, ids }: Lot): Promise<number> {
  const at = PLACES[place];
  const [id, column] = [sql.ref(at.id), sql.ref(at.column)];
  const instead = isOfWords(at)
    ? sql`replaced_words(t.${column}, ${merge.gone}::text[], ${merge.kept}::text[])`
    : sql`case when t.${column} = ${merge.entry_id}::uuid then ${merge.into_id}::uuid else t.${column} end`;
  await sql`set local synchronous_commit = off`.execute(db);
  // Asked for by their ids alone: with the words beside them the planner reads everything that says one, each time. What
  // somebody changes meanwhile is left, and found again.
  // sql: blind, because the tables depend on the kind
  const { rows } = await sql<{ count: number }>`
    with due as materialized (
      select id, said, instead from (
        select t.${id} as id, t.${column} as said, ${instead} as instead
        from ${sql.table(at.table)} t where t.${id} = any(${ids}::uuid[])) asked
      where said is distinct from instead
    ), changed as (
      update ${sql.table(at.table)} t set ${column} = due.instead from due where t.${id} = due.id and t.${column} = due.said
      returning t.${id} as id, ${at.has_organization ? sql`t.organization_id,` : sql``} ${isOfWords(at) ? sql`due.said` : sql`null::text[]`} as before
    ), written as (
      insert into reference_moves (merge_id, place, ${at.has_organization ? sql`organization_id,` : sql``} ${sql.ref(at.held_as)}, before)
      select ${merge.id}::uuid, ${place}, ${at.has_organization ? sql`organization_id,` : sql``} id, before from changed
    )
    select count(*)::int as count from changed
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Changes some records of a place back, and forgets what they said. Answers how many moves it looked at. */
export async function moveBack(
  db: Db,
  merge: MergeRow,
  place: ReferencePlace,
  most: number,
): Promise<number> {
  const at = PLACES[place];
  const [id, column] = [sql.ref(at.id), sql.ref(at.column)];
  const [gone, kept] = [sql`${merge.gone}::text[]`, sql`${merge.kept}::text[]`];
  const said = isOfWords(at)
    ? sql`case when t.${column} = replaced_words(due.before, ${gone}, ${kept}) then due.before
        else restored_words(t.${column}, due.before, ${gone}, ${kept}) end`
    : sql`case when t.industry_id = ${merge.into_id}::uuid then ${merge.entry_id}::uuid else t.industry_id end`;
  await sql`set local synchronous_commit = off`.execute(db);
  // Both are asked for by their ids as a list: joined alone, the planner reads everybody's record for each batch.
  // sql: blind, because the tables depend on the kind
  const { rows } = await sql<{ count: number }>`
    with due as materialized (
      select v.id as move_id, v.${sql.ref(at.held_as)} as id, v.before from reference_moves v
      where v.merge_id = ${merge.id} and v.place = ${place} order by v.id limit ${most} for update
    ), changed as (
      update ${sql.table(at.table)} t set ${column} = ${said} from due
      where t.${id} = due.id and t.${id} = any(array(select id from due))
    ), forgotten as (
      delete from reference_moves v where v.merge_id = ${merge.id} and v.place = ${place}
        and v.id = any(array(select move_id from due))
    )
    select count(*)::int as count from due
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Forgets what merges changed that nobody can take back any more; a batch at a time. Answers how many. */
export async function forgetMoves(db: Db, before: Date, most: number): Promise<number> {
  const done = await sql`
    delete from reference_moves where (merge_id, place, id) in (
      select v.merge_id, v.place, v.id from reference_moves v join reference_merges m on m.id = v.merge_id
      where m.status = 'moved' and m.merged_at < ${before} limit ${most})
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}
