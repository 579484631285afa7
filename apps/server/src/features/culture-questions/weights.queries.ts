import type { CultureProfile } from '@tryout/domain/culture-questions/profile';
import { sql } from 'kysely';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** What a position lets culture questions count, and the profile that its candidates are held against. */
export interface WeightInForce {
  readonly weight: number;
  readonly profile: CultureProfile;
}

/** The weight in force of a position; undefined: they count nothing. */
export async function findWeight(db: Db, positionId: string): Promise<WeightInForce | undefined> {
  const { rows } = await sql<WeightInForce>`
    select weight, profile from culture_weights where position_id = ${positionId} and ended_at is null
  `.execute(db);
  return rows[0];
}

/** Whether a position asks for simulations now: without any there is no job fit that something could count in. */
export async function hasSimulations(db: Db, positionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from positions p join position_revisions v on v.position_id = p.id and v.revision = p.current_revision
      join position_simulations ps on ps.revision_id = v.id
    where p.id = ${positionId} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Holds a position until the transaction ends, so that nobody applies while its weight is set; answers whether somebody has. */
export async function holdForWeight(db: Db, positionId: string): Promise<{ has_applicants: boolean }> {
  await sql`select from positions where id = ${positionId} for update`.execute(db);
  return { has_applicants: await hasApplicants(db, positionId) };
}

/** Whether somebody has begun to apply; previews do not count. */
export async function hasApplicants(db: Db, positionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from applications where position_id = ${positionId} and not is_test limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Ends the weight in force; false where there is none. */
export async function endWeight(db: Db, positionId: string, at: Date): Promise<boolean> {
  const done = await sql`
    update culture_weights set ended_at = ${at} where position_id = ${positionId} and ended_at is null
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Stores a weight; one in force has to be ended before. */
export async function insertWeight(
  db: Db,
  weight: {
    readonly id: string;
    readonly organization_id: string;
    readonly position_id: string;
    readonly weight: number;
    readonly profile: CultureProfile;
    readonly profile_on: string;
    readonly set_by: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into culture_weights (id, organization_id, position_id, weight, profile, profile_on, set_by, set_at)
    values (${weight.id}, ${weight.organization_id}, ${weight.position_id}, ${weight.weight}, ${jsonb(weight.profile)},
      ${weight.profile_on}, ${weight.set_by}, ${weight.at})
  `.execute(db);
}

/** Open applications of a position whose score card counts culture questions, some at a time by id. */
export async function findCounted(
  db: Db,
  positionId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join score_cards c on c.id = a.score_card_id
    where a.position_id = ${positionId} and a.status not in ('approved', 'rejected') and c.pins ? 'culture'
      and (${after}::uuid is null or a.id > ${after}) order by a.id limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
