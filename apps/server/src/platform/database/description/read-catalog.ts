import type pg from 'pg';

export type Column = {
  name: string;
  /** As PostgreSQL writes it, e.g. `timestamp(3) with time zone`. */
  type: string;
  /** Name of the type, of the element for an array. */
  base_type: string;
  is_array: boolean;
  not_null: boolean;
  default_value: string | null;
  /** Computed by the database on every write. */
  computed: boolean;
  /** What a check constraint allows, when it lists texts. */
  allowed: string[] | null;
  comment: string | null;
};

export type Table = {
  name: string;
  comment: string | null;
  columns: Column[];
  /** Definitions in a fixed order. */
  constraints: { name: string; kind: string; definition: string }[];
  /** Indexes that are not already a constraint. */
  indexes: string[];
  triggers: string[];
};

/** Reads what the tables of the schema `public` look like now, in a fixed order. */
export async function readCatalog(pool: pg.Pool): Promise<Table[]> {
  const { rows: tables } = await pool.query<{ oid: number; name: string; comment: string | null }>(`
    select c.oid::int, c.relname as name, obj_description(c.oid, 'pg_class') as comment
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  const columns = await readColumns(pool);
  const constraints = await readConstraints(pool);
  const indexes = await readIndexes(pool);
  const triggers = await readTriggers(pool);
  return tables.map(({ oid, name, comment }) => {
    const own = constraints.filter((constraint) => constraint.oid === oid);
    return {
      name,
      comment,
      columns: columns
        .filter((column) => column.oid === oid)
        .map(({ oid: _, ...column }) => ({ ...column, allowed: allowedTexts(column.name, own) })),
      constraints: own.map(({ oid: _, ...constraint }) => constraint),
      indexes: indexes.filter((index) => index.oid === oid).map((index) => index.definition),
      triggers: triggers.filter((trigger) => trigger.oid === oid).map((trigger) => trigger.definition),
    };
  });
}

type OfTable = { oid: number };

async function readColumns(pool: pg.Pool): Promise<(Omit<Column, 'allowed'> & OfTable)[]> {
  const { rows } = await pool.query<Omit<Column, 'allowed'> & OfTable>(`
    select a.attrelid::int as oid, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(element.typname, t.typname) as base_type, element.oid is not null as is_array,
      a.attnotnull as not_null,
      case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as default_value,
      a.attgenerated <> '' or a.attidentity = 'a' as computed,
      col_description(a.attrelid, a.attnum) as comment
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    join pg_type t on t.oid = a.atttypid
    left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped
    order by a.attrelid, a.attnum`);
  return rows;
}

async function readConstraints(pool: pg.Pool) {
  // Not-null constraints (kind n) are said with the column; PostgreSQL 18 lists them here as well.
  const { rows } = await pool.query<OfTable & { name: string; kind: string; definition: string }>(`
    select conrelid::int as oid, conname as name, contype as kind, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n' and contype <> 't'
    order by conrelid, array_position('{p,u,x,f,c}', contype::text), conname`);
  return rows;
}

async function readIndexes(pool: pg.Pool) {
  const { rows } = await pool.query<OfTable & { definition: string }>(`
    select i.indrelid::int as oid, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    join pg_class c on c.oid = i.indexrelid and c.relnamespace = 'public'::regnamespace
    where not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))
    order by i.indrelid, c.relname`);
  return rows;
}

async function readTriggers(pool: pg.Pool) {
  const { rows } = await pool.query<OfTable & { definition: string }>(`
    select tgrelid::int as oid, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace
    where not tgisinternal
    order by tgrelid, tgname`);
  return rows;
}

/** The texts of `check (column in ('a', 'b'))`, which PostgreSQL writes as `(column = ANY (ARRAY['a'::text, …]))`. */
function allowedTexts(column: string, constraints: { kind: string; definition: string }[]): string[] | null {
  for (const { kind, definition } of constraints) {
    if (kind !== 'c') continue;
    const list = /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(definition);
    if (list?.[1] === column && list[2])
      return [...list[2].matchAll(/'([^']*)'::text/g)].map(([, text]) => text ?? '');
  }
  return null;
}
