import type { Formula } from '@tryout/domain/formulas/formula';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type Author, authorOf } from './formula-rows.queries.ts';

/** What an administrator changed of an operator. */
export interface OperatorChange {
  readonly key: string;
  readonly symbol: string | null;
  readonly label: string | null;
  readonly words: Record<string, { label: string }>;
  readonly is_active: boolean;
  readonly edit: number;
  readonly updated_at: string;
  readonly updated_by: Author;
}

/** Every operator that was ever changed. */
export async function operatorChanges(db: Db): Promise<OperatorChange[]> {
  const { rows } = await sql<OperatorChange>`
    select o.key, o.symbol, o.label, o.words, o.is_active, o.edit, o.updated_at,
      ${authorOf(sql`o.updated_by`)} as updated_by
    from operators o order by o.key
  `.execute(db);
  return rows;
}

/** Keys of the operators that are switched off. */
export async function operatorsSwitchedOff(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select key from operators where not is_active`.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** The definitions in force, to see which operators they use. */
export async function activeDefinitions(db: Db): Promise<Formula[]> {
  // sql: definition present, because only drafts may lack one
  const { rows } = await sql<{ definition: Formula }>`
    select definition from formulas where status = 'published'
  `.execute(db);
  return rows.map((row) => row.definition);
}

/**
 * Writes an operator's names and switch on top of the edit they were based on (0: never changed before). False when
 * somebody else changed it meanwhile.
 */
export async function storeOperator(
  db: Db,
  change: Omit<OperatorChange, 'updated_at' | 'updated_by'> & { author_id: string },
): Promise<boolean> {
  const { key, symbol, label, is_active, author_id } = change;
  const words = JSON.stringify(change.words);
  const { rows } =
    change.edit === 0
      ? await sql`
          insert into operators (key, symbol, label, words, is_active, updated_by)
          values (${key}, ${symbol}, ${label}, ${words}, ${is_active}, ${author_id})
          on conflict (key) do nothing returning key
        `.execute(db)
      : await sql`
          update operators set symbol = ${symbol}, label = ${label}, words = ${words}, is_active = ${is_active},
            edit = edit + 1, updated_by = ${author_id}, updated_at = now()
          where key = ${key} and edit = ${change.edit} returning key
        `.execute(db);
  return rows.length > 0;
}
