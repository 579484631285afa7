import type pg from 'pg';

/** A table with the columns that have a value of their own. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** All tables of the product, in order of name. `schema_migrations` is part of the schema, not of the data. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** Where each counter of the product stands. */
export async function listSequences(
  client: pg.ClientBase,
): Promise<{ name: string; last_value: number; is_called: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ last_value: string | number; is_called: boolean }>(
      `select last_value, is_called from ${identifier(name)}`,
    );
    const [row] = state;
    if (row) found.push({ name, last_value: Number(row.last_value), is_called: row.is_called });
  }
  return found;
}

/** Every reference between tables, and how it is written. */
export async function listForeignKeys(
  client: pg.ClientBase,
): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

/** A name as SQL takes it, whatever it is made of. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
