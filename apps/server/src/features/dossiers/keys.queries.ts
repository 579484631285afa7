import type { KeyLogLine } from '@tryout/domain/dossiers/key-log';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A key as it is stored. */
export interface KeyRow {
  readonly id: string;
  readonly key_id: string;
  readonly public_key: string;
  readonly private_key: Buffer;
  readonly created_at: string;
  readonly retired_at: string | null;
}

/** Lets only one at a time write to an organization's key log, until the transaction ends. */
export async function lockKeys(db: Db, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dossiers.keys ${organizationId}`}, 0))`.execute(
    db,
  );
}

/** The keys of an organization, newest first. */
export async function findKeys(db: Db, organizationId: string): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select id, key_id, public_key, private_key, created_at, retired_at from dossier_keys
    where organization_id = ${organizationId} order by created_at desc, id desc
  `.execute(db);
  return rows;
}

/** Puts a key into use, in the place of the one before. */
export async function insertKey(
  db: Db,
  organizationId: string,
  key: Pick<KeyRow, 'id' | 'key_id' | 'public_key' | 'private_key'>,
  by: { readonly user_id: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    update dossier_keys set retired_at = ${by.at} where organization_id = ${organizationId} and retired_at is null
  `.execute(db);
  await sql`
    insert into dossier_keys (id, organization_id, key_id, public_key, private_key, created_by, created_at)
    values (${key.id}, ${organizationId}, ${key.key_id}, ${key.public_key}, ${key.private_key}, ${by.user_id}, ${by.at})
  `.execute(db);
}

/** A line of a key log with the stretch of the security log that it is about; both null: of a key. */
export type StoredLine = KeyLogLine & {
  readonly after_seq: number | null;
  readonly until_seq: number | null;
};

/** Lines of a key log after a number, in order. */
export async function findLines(
  db: Db,
  organizationId: string,
  after: number,
  most: number | null = null,
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select organization_id, number, at, kind, content, key_id, digest, signature, after_seq, until_seq from dossier_log
    where organization_id = ${organizationId} and number > ${after} order by number limit ${most}
  `.execute(db);
  return rows;
}

/** The newest line of a key log; undefined: it is empty. */
export async function lastLine(db: Db, organizationId: string): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`
    select organization_id, number, at, kind, content, key_id, digest, signature, after_seq, until_seq from dossier_log
    where organization_id = ${organizationId} order by number desc limit 1
  `.execute(db);
  return rows[0];
}

/** The newest day of a key log; undefined: none yet. */
export async function lastDay(
  db: Db,
  organizationId: string,
): Promise<{ day: string; until_seq: number; at: string } | undefined> {
  // sql: until_seq present, because every line of a day has one
  const { rows } = await sql<{ day: string; until_seq: number; at: string }>`
    select content ->> 'day' as day, until_seq, at from dossier_log
    where organization_id = ${organizationId} and kind = 'day' order by number desc limit 1
  `.execute(db);
  return rows[0];
}

/** Writes a line. */
export async function insertLine(db: Db, line: StoredLine): Promise<void> {
  await sql`
    insert into dossier_log (organization_id, number, at, kind, content, key_id, digest, signature, after_seq, until_seq)
    values (${line.organization_id}, ${line.number}, ${line.at}, ${line.kind}, ${JSON.stringify(line.content)},
      ${line.key_id}, ${line.digest}, ${line.signature}, ${line.after_seq}, ${line.until_seq})
  `.execute(db);
}

/** How an organization is called; undefined: there is none. */
export async function findName(db: Db, organizationId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from organizations where id = ${organizationId}
  `.execute(db);
  return rows[0]?.name;
}

/** Organizations with sealed lines of the log after the newest of their days, or with dossiers made since. */
export async function findOrganizationsToDigest(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from organizations o
    left join lateral (select l.until_seq, l.at from dossier_log l where l.organization_id = o.id and l.kind = 'day'
      order by l.number desc limit 1) d on true
    where exists (select from security_log s where s.organization_id = o.id and s.seal_seq > coalesce(d.until_seq, 0))
      or exists (select from dossiers x where x.organization_id = o.id and x.made_at > coalesce(d.at, '-infinity'))
    order by o.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Digests of the manifests of dossiers made after one instant and until another, in order. */
export async function findManifests(
  db: Db,
  organizationId: string,
  after: string | null,
  until: string,
): Promise<string[]> {
  const { rows } = await sql<{ manifest_digest: string }>`
    select manifest_digest from dossiers where organization_id = ${organizationId}
      and made_at > coalesce(${after}::timestamptz, '-infinity') and made_at <= ${until} order by made_at, id
  `.execute(db);
  return rows.map((row) => row.manifest_digest);
}
