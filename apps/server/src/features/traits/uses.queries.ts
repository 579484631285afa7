import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { LibraryRow } from './library-rows.queries.ts';
import { childrenOf } from './library-rows.queries.ts';

/** Where in a template's definition the ids of a kind stand. */
const PATHS = {
  category: '$.categories[*].category_id ? (@ == $id)',
  trait: '$.categories[*].traits[*].trait_id ? (@ == $id)',
  subtrait: '$.categories[*].traits[*].subtraits[*].subtrait_id ? (@ == $id)',
} as const;

const ROWS = {
  category: sql`select simulation_id from simulation_categories where category_id =`,
  trait: sql`select simulation_id from simulation_traits where trait_id =`,
  subtrait: sql`select simulation_id from simulation_subtraits where subtrait_id =`,
} as const;

/** Whether a template's definition has the entry. */
export function templateHas(kind: LibraryKind, id: string) {
  return sql`jsonb_path_exists(definition, ${PATHS[kind]}::jsonpath, ${JSON.stringify({ id })}::jsonb)`;
}

interface Counted {
  readonly count: number;
  readonly ever: number;
  readonly drafts: number;
  readonly of_organizations: number;
  readonly names: string[];
}

const MOST_NAMES = 50;

/** What counts of templates and simulations; names only of the platform's own. */
const counted = sql`
  count(*) filter (where status in ('draft', 'published'))::int as count, count(*)::int as ever,
  count(*) filter (where status = 'draft')::int as drafts,
  count(*) filter (where status in ('draft', 'published') and organization_id is not null)::int as of_organizations,
  coalesce((array_agg(distinct name) filter (where status in ('draft', 'published') and organization_id is null))
    [1:${sql.lit(MOST_NAMES)}], '{}') as names`;

/** Subtraits that an entry consists of: itself, or those below it. */
async function subtraitsOf(db: Db, entry: Pick<LibraryRow, 'kind' | 'id'>): Promise<string[]> {
  if (entry.kind === 'subtrait') return [entry.id];
  const { rows } = await sql<{ id: string }>`
    select s.id from subtraits s join traits t on t.id = s.trait_id
    where ${entry.kind === 'trait' ? sql`t.id` : sql`t.category_id`} = ${entry.id}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Where an entry is used: formulas of its subtraits, their tasks, templates and simulations. */
export async function usesOf(db: Db, entry: Pick<LibraryRow, 'kind' | 'id'>) {
  const { kind, id } = entry;
  const subtraits = await subtraitsOf(db, entry);
  const [children, formulas, tasks, templates, simulations, merged] = await Promise.all([
    childrenOf(db, kind, id),
    sql<{ id: string; name: string; version: number; status: string; task_name: string; ever: number }>`
      select f.id, f.name, f.version, f.status, coalesce(t.name, f.task_key) as task_name,
        count(*) over ()::int as ever
      from formulas f left join lateral (
        select name from tasks where key = f.task_key order by created_at desc limit 1) t on true
      where f.subtrait_id = any(${subtraits}::uuid[]) order by f.status = 'closed', f.name, f.version desc
    `.execute(db),
    sql<{ name: string }>`
      select distinct t.name from formulas f join tasks t on t.key = f.task_key
      where f.status <> 'closed' and f.subtrait_id = any(${subtraits}::uuid[]) order by t.name
    `.execute(db),
    sql<Counted>`select ${counted} from score_templates where ${templateHas(kind, id)}`.execute(db),
    sql<Counted>`
      select ${counted} from simulations
      where id in (${ROWS[kind]} ${id})
        or score_template_id in (select id from score_templates where ${templateHas(kind, id)})
    `.execute(db),
    sql<{ n: number }>`
      select count(*)::int as n from vocabulary_merges where from_id = ${id} or into_id = ${id}
    `.execute(db),
  ]);
  const [template, simulation] = [templates.rows[0], simulations.rows[0]];
  if (!template || !simulation) throw new Error('an aggregate without a row');
  const inUse = formulas.rows.filter((formula) => formula.status !== 'closed');
  return {
    children: children.length,
    formulas: {
      count: inUse.length,
      items: inUse.slice(0, MOST_NAMES).map(({ ever: _ever, ...one }) => one),
    },
    formula_drafts: inUse.filter((formula) => formula.status === 'draft').length,
    tasks: tasks.rows.map((task) => task.name),
    score_templates: template,
    simulations: simulation,
    total: inUse.length + template.count + simulation.count,
    never:
      children.length === 0 &&
      formulas.rows.length === 0 &&
      template.ever === 0 &&
      simulation.ever === 0 &&
      merged.rows[0]?.n === 0,
  };
}

/** How many formulas in force feed each subtrait. */
export async function formulaCounts(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ subtrait_id: string; n: number }>`
    select subtrait_id, count(*)::int as n from formulas where status = 'published' group by subtrait_id
  `.execute(db);
  return new Map(rows.map((row) => [row.subtrait_id, row.n]));
}
