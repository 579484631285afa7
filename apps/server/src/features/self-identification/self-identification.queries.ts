import type { SelfIdentificationSettings } from '@tryout/contract/self-identification/self-identification';
import type { Division } from '@tryout/domain/self-identification/protected-reports';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Of an application, whether somebody may say something about themselves beside it. */
export interface AskedOf {
  readonly organization_id: string;
  readonly is_sent: boolean;
  readonly is_test: boolean;
}

/** Whose an application is and whether it was handed in. */
export async function findAskedOf(db: Db, applicationId: string): Promise<AskedOf | undefined> {
  const { rows } = await sql<AskedOf>`
    select organization_id, applied_at is not null as is_sent, is_test from applications where id = ${applicationId}
  `.execute(db);
  return rows[0];
}

/** What is stored under a key; undefined: nothing. */
export async function findSealed(db: Db, key: Buffer): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from self_identifications where key = ${key}
  `.execute(db);
  return rows[0]?.sealed;
}

/** Everything that is stored under keys, by the key in hexadecimal. */
export async function findManySealed(db: Db, keys: readonly Buffer[]): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await sql<{ key: Buffer; sealed: Buffer }>`
    select key, sealed from self_identifications where key = any(${keys}::bytea[])
  `.execute(db);
  return new Map(rows.map(({ key, sealed }) => [key.toString('hex'), sealed]));
}

/** Stores answers in place of what was there. */
export async function putSealed(db: Db, key: Buffer, sealed: Buffer): Promise<void> {
  await sql`
    insert into self_identifications (key, sealed) values (${key}, ${sealed})
    on conflict (key) do update set sealed = excluded.sealed
  `.execute(db);
}

/** Deletes what is stored under keys; answers how many there were. */
export async function deleteSealed(db: Db, keys: readonly Buffer[]): Promise<number> {
  const done = await sql`delete from self_identifications where key = any(${keys}::bytea[])`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** What an organization asks; undefined: it never chose. */
export async function findSettings(
  db: Db,
  organizationId: string,
): Promise<SelfIdentificationSettings | undefined> {
  const { rows } = await sql<SelfIdentificationSettings>`
    select question_set, counts, divided_by, to_char(asked_since, 'YYYY-MM-DD') as asked_since, updated_at
    from self_identification_settings where organization_id = ${organizationId}
  `.execute(db);
  return rows[0];
}

/** Organizations that ask, since when, what their reports count and what they are divided by. */
export async function findAsking(db: Db): Promise<
  {
    organization_id: string;
    question_set: 'eeo1' | 'international';
    counts: 'stages' | 'scores';
    divided_by: Division;
    asked_since: string;
  }[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof findAsking>>[number]>`
    select organization_id, question_set, counts, divided_by, to_char(asked_since, 'YYYY-MM-DD') as asked_since
    from self_identification_settings where question_set <> 'off' order by organization_id
  `.execute(db);
  return rows;
}

/** Stores what an organization asks from now on. */
export async function putSettings(
  db: Db,
  organizationId: string,
  settings: {
    readonly question_set: string;
    readonly counts: string;
    /** Null: as before. */
    readonly divided_by: Division | null;
    readonly today: string;
    readonly user_id: string;
    readonly at: Date;
  },
): Promise<void> {
  const since = settings.question_set === 'off' ? null : settings.today;
  await sql`
    insert into self_identification_settings as s (organization_id, question_set, counts, divided_by, asked_since,
      set_by, updated_at)
    values (${organizationId}, ${settings.question_set}, ${settings.counts}, coalesce(${settings.divided_by}, 'position'),
      ${since}, ${settings.user_id}, ${settings.at})
    on conflict (organization_id) do update set question_set = excluded.question_set, counts = excluded.counts,
      divided_by = coalesce(${settings.divided_by}, s.divided_by),
      asked_since = case when s.question_set = excluded.question_set then s.asked_since else excluded.asked_since end,
      set_by = excluded.set_by, updated_at = excluded.updated_at
  `.execute(db);
}
