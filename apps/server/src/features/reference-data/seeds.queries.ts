import type { ReferenceKind } from '@tryout/domain/reference-data/reference-kinds';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** An entry that comes with the product. */
export interface Seed {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly aliases: readonly string[];
  readonly code: string;
  /** Kind, source and English name; an entry that was renamed is known by it. */
  readonly seed: string;
}

/** How many entries are there that came with the product: titles of O*NET, or all others. */
export async function countSeeds(db: Db, which: 'onet' | 'own'): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from reference_entries where seed is not null and (kind = 'job_title') = ${which === 'onet'}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Adds entries that are not there yet. One that has the name already becomes it, with its names where it has none. */
export async function addSeeds(db: Db, seeds: readonly Seed[]): Promise<void> {
  const rows = JSON.stringify(seeds.map((each) => ({ ...each, id: uuidv7() })));
  await sql`
    insert into reference_entries (id, kind, name, names, aliases, code, seed)
    select id, kind, name, names, aliases, code, seed
    from jsonb_to_recordset(${rows}::jsonb)
      as r(id uuid, kind text, name text, names jsonb, aliases text[], code text, seed text)
    where not exists (select 1 from reference_entries e where e.seed = r.seed)
    on conflict (kind, lower(name)) where status <> 'merged' do update set
      seed = excluded.seed,
      names = case when reference_entries.names = '{}' then excluded.names else reference_entries.names end,
      aliases = case when reference_entries.aliases = '{}' then excluded.aliases else reference_entries.aliases end,
      code = case when reference_entries.code = '' then excluded.code else reference_entries.code end
    where reference_entries.seed is null
  `.execute(db);
}
