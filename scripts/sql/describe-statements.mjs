// Asks PostgreSQL what statements answer, without executing them.

/** Describes one statement: `{ fields }`, or `{ error, position }` where it does not prepare. */
export function describeStatement(client, text) {
  return new Promise((resolve) => {
    let fields = [];
    client.query({
      submit(connection) {
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription(message) {
        fields = message.fields;
      },
      handleError(error) {
        resolve({ error: error.message, position: Number(error.position) || null });
      },
      handleReadyForQuery() {
        resolve({ fields });
      },
    });
  });
}

/** What the check has to know of the schema: which columns may be null, and how values of a type reach the program. */
export async function readSchema(client, columnTypes) {
  const { rows: columns } = await client.query(`
    select a.attrelid::int as table_id, a.attnum::int as column_id, a.attnotnull as is_present, c.relname as table, a.attname as column,
      c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attnum > 0 and c.relnamespace = 'public'::regnamespace`);
  const { rows: types } = await client.query(`
    select oid::int as id, typname as name, typcategory as category, typelem::int as of, typtype as kind from pg_type`);
  const names = new Map(types.map((type) => [type.id, type]));
  return {
    columns: new Map(columns.map((column) => [`${column.table_id}.${column.column_id}`, column])),
    typeName: (id) => names.get(id)?.name ?? String(id),
    deliveredAs: (id) => deliveredAs(names.get(id), names, columnTypes),
  };
}

const SAMPLES = {
  bool: 't',
  json: '{}',
  jsonb: '{}',
  bytea: '\\x00',
  interval: '1 day',
  point: '(1,1)',
  timestamptz: '2026-01-01 00:00:00+00',
  timestamp: '2026-01-01 00:00:00',
  date: '2026-01-01',
  circle: '<(1,1),1>',
};

/** What the project's parser of a type makes of a value: the name of a kind, or `{ list }` of one. */
function deliveredAs(type, names, columnTypes) {
  if (!type) return 'string';
  if (type.name === 'json' || type.name === 'jsonb') return 'any';
  const parse = columnTypes.getTypeParser(type.id, 'text');
  if (type.category === 'A') {
    const of = names.get(type.of);
    const value = parse(`{${sampleOf(of)}}`);
    return Array.isArray(value) ? { list: deliveredAs(of, names, columnTypes) } : 'string';
  }
  return kindOf(parse(sampleOf(type)));
}

function sampleOf(type) {
  return SAMPLES[type.name] ?? (type.category === 'N' ? '1' : 'x');
}

function kindOf(value) {
  if (Buffer.isBuffer(value)) return 'buffer';
  return typeof value;
}
