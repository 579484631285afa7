import type { FlagAudience } from '@tryout/domain/feature-flags/flags';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** The stored audience of a flag; undefined where it was never changed. */
export async function findAudience(db: Db, key: string): Promise<FlagAudience | undefined> {
  const { rows } = await sql<{ audience: FlagAudience }>`
    select audience from feature_flags where key = ${key}
  `.execute(db);
  return rows[0]?.audience;
}

/** A flag as stored. */
export interface StoredFlag {
  readonly key: string;
  readonly audience: FlagAudience;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string | null;
}

/** Every flag that was ever changed. */
export async function findFlags(db: Db): Promise<StoredFlag[]> {
  const { rows } = await sql<StoredFlag>`
    select f.key, f.audience, f.version, f.updated_at, u.email as updated_by
    from feature_flags f left join users u on u.id = f.updated_by
  `.execute(db);
  return rows;
}

/** Stores an audience over the version that was seen (0: none); false where it is another one by now. */
export async function storeAudience(
  db: Db,
  change: {
    readonly key: string;
    readonly audience: FlagAudience;
    readonly version: number;
    readonly user_id: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { key, audience, version, user_id, at } = change;
  const { rows } =
    version === 0
      ? await sql`
          insert into feature_flags (key, audience, updated_by, updated_at)
          values (${key}, ${jsonb(audience)}, ${user_id}, ${at})
          on conflict (key) do nothing returning key
        `.execute(db)
      : await sql`
          update feature_flags set audience = ${jsonb(audience)}, version = version + 1,
            updated_by = ${user_id}, updated_at = ${at}
          where key = ${key} and version = ${version} returning key
        `.execute(db);
  return rows.length > 0;
}

/** Keeps a change for the history. */
export async function insertChange(
  db: Db,
  change: {
    readonly key: string;
    readonly before: FlagAudience;
    readonly after: FlagAudience;
    readonly user_id: string;
    readonly at: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into feature_flag_changes (id, key, before, after, changed_by, changed_at)
    values (${id}, ${change.key}, ${jsonb(change.before)}, ${jsonb(change.after)}, ${change.user_id}, ${change.at})
  `.execute(db);
  return id;
}

/** One change of a flag. */
export interface FlagChange {
  readonly id: string;
  readonly key: string;
  readonly before: FlagAudience;
  readonly after: FlagAudience;
  readonly changed_by: string | null;
  readonly changed_at: string;
}

/** The latest changes. */
export async function findChanges(db: Db): Promise<FlagChange[]> {
  const { rows } = await sql<FlagChange>`
    select c.id, c.key, c.before, c.after, u.email as changed_by, c.changed_at
    from feature_flag_changes c left join users u on u.id = c.changed_by
    order by c.changed_at desc, c.id desc limit 100
  `.execute(db);
  return rows;
}

/** Changes by their ids. */
export async function findChangesById(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Pick<FlagChange, 'id' | 'key' | 'before'>>`
    select id, key, before from feature_flag_changes where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** An approved organization. */
export interface OrganizationRow {
  readonly organization_id: string;
  readonly name: string;
  readonly kind: string;
}

/** Ids and kinds of all approved organizations. */
export async function approvedOrganizations(db: Db): Promise<Omit<OrganizationRow, 'name'>[]> {
  const { rows } = await sql<Omit<OrganizationRow, 'name'>>`
    select id as organization_id, kind from organizations where status = 'approved'
  `.execute(db);
  return rows;
}

/** Names of those organizations that are there. */
export async function organizationNames(
  db: Db,
  ids: readonly string[],
): Promise<Omit<OrganizationRow, 'kind'>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<OrganizationRow, 'kind'>>`
    select id as organization_id, name from organizations where id = any(${ids}::uuid[]) order by name, id
  `.execute(db);
  return rows;
}

/** Approved organizations by a part of their name, at most 20. */
export async function searchOrganizations(db: Db, search: string): Promise<OrganizationRow[]> {
  const { rows } = await sql<OrganizationRow>`
    select id as organization_id, name, kind from organizations
    where status = 'approved' and strpos(lower(name), lower(${search})) > 0
    order by name, id limit 20
  `.execute(db);
  return rows;
}

/** The kind of an organization; undefined: there is none. */
export async function organizationKind(db: Db, organization_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ kind: string }>`
    select kind from organizations where id = ${organization_id}
  `.execute(db);
  return rows[0]?.kind;
}
