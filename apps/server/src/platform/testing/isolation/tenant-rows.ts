import { sql } from 'kysely';
import type { Db } from '../../database/kysely.ts';

interface Column {
  table_name: string;
  column_name: string;
}

/** Columns by which a row belongs to a person; of the sessions only those that outlive a request count. */
const PERSON_COLUMNS = ['user_id', 'candidate_id', 'owner_user_id', 'recruiter_user_id', 'to_user_id'];

/** The tables whose rows belong to an organization, read from the catalog: a new one is among them by itself. */
export async function tablesOfOrganizations(db: Db): Promise<string[]> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'organization_id'
    order by 1`.execute(db);
  return rows.map((row) => row.table_name);
}

async function personColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = any(${PERSON_COLUMNS})
    order by 1, 2`.execute(db);
  return rows;
}

/** What people of an organization were refused elsewhere is written down at home, by their own doing. */
const OWN_DOING = sql`t.action <> 'access.refused'`;

/** Every row of some organizations and people, one digest for each table: equal before and after, or something changed. */
export async function digestOf(
  db: Db,
  owner: { readonly organization_ids: readonly string[]; readonly user_ids: readonly string[] },
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  const keep = async (name: string, table: string, column: string, ids: readonly string[]) => {
    const { rows } = await sql<{ digest: string | null; n: number }>`
      select md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest, count(*) as n
      from ${sql.table(table)} t where ${sql.ref(column)} = any(${ids}::uuid[])
        and ${table === 'security_log' ? OWN_DOING : sql`true`}`.execute(db);
    digests[name] = `${rows[0]?.n} rows ${rows[0]?.digest ?? ''}`;
  };
  for (const table of await tablesOfOrganizations(db)) {
    await keep(table, table, 'organization_id', owner.organization_ids);
  }
  for (const { table_name, column_name } of await personColumns(db)) {
    await keep(`${table_name} by ${column_name}`, table_name, column_name, owner.user_ids);
  }
  await keep('organizations', 'organizations', 'id', owner.organization_ids);
  await keep('users', 'users', 'id', owner.user_ids);
  return digests;
}

/** Refused acts that stand in the log of an organization whose member did not do them. */
export async function refusedActsAbroad(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select l.id, l.organization_id, l.performer_id, l.target_id from security_log l
    where l.action = 'access.refused' and l.organization_id is not null and not exists (
      select from members m where m.organization_id = l.organization_id and m.user_id = l.performer_id)`.execute(
    db,
  );
  return rows;
}
