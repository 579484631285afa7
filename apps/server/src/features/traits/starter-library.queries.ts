import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { parentColumn, tableOf } from './library-rows.queries.ts';

/** An entry that the product ships; its parent is named by key. */
export interface StarterEntry {
  readonly id: string;
  readonly key: string;
  readonly parent: string | null;
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
  readonly direction: string | null;
  readonly evidence: string;
  readonly sources: readonly string[];
  readonly words: unknown;
  readonly sort_order: number;
}

const given = (entries: readonly StarterEntry[]) => sql`
  jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as g(id uuid, key text, parent text, name text,
    definition text, low_label text, high_label text, direction text, evidence text, sources text[], words jsonb,
    sort_order int)`;

/** Adds those of one kind whose keys are not there yet; answers their ids. */
export async function insertStarters(
  db: Db,
  kind: LibraryKind,
  entries: readonly StarterEntry[],
): Promise<string[]> {
  const insert =
    kind === 'category'
      ? sql`
          insert into trait_categories (id, key, name, description, words, sort_order)
          select g.id, g.key, g.name, g.definition, g.words, g.sort_order from ${given(entries)}`
      : sql`
          insert into ${tableOf(kind)} (id, key, ${parentColumn(kind)}, name, definition, low_label, high_label,
            evidence, sources, words, sort_order, status, archived_at ${kind === 'subtrait' ? sql`, direction` : sql``})
          select g.id, g.key, p.id, g.name, g.definition, g.low_label, g.high_label, g.evidence, g.sources, g.words,
            g.sort_order, p.status, p.archived_at ${kind === 'subtrait' ? sql`, g.direction` : sql``}
          from ${given(entries)} join ${tableOf(kind === 'trait' ? 'category' : 'trait')} p on p.key = g.parent`;
  const { rows } = await sql<{ id: string }>`${insert} on conflict do nothing returning id`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Adds the evidence in other languages to entries that the product shipped without it; those that a person wrote on
 * since, and languages that an entry lacks, stay as they are.
 */
export async function fillEvidence(
  db: Db,
  kind: Exclude<LibraryKind, 'category'>,
  entries: readonly StarterEntry[],
): Promise<void> {
  await sql`
    update ${tableOf(kind)} e set words = filled.words from (
      select t.id, jsonb_object_agg(w.tag, case when w.told ? 'evidence' or g.words -> w.tag -> 'evidence' is null
        then w.told else w.told || jsonb_build_object('evidence', g.words -> w.tag -> 'evidence') end) as words
      from ${given(entries)} join ${tableOf(kind)} t on t.id = g.id and t.evidence = g.evidence
        and t.updated_by is null, jsonb_each(t.words) as w(tag, told)
      group by t.id
    ) filled where e.id = filled.id and e.words <> filled.words
  `.execute(db);
}
