import type { RouteData } from '@tryout/contract/define-route';
import type { simulationOptions } from '@tryout/contract/simulations/simulations-building';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Onlooker } from '../onlooker.ts';

type Options = RouteData<typeof simulationOptions>;

/** Everything in force that a simulation can be built of; of several versions of a task the newest published one. */
export async function findSimulationOptions(db: Db, who: Onlooker): Promise<Options> {
  const { organization_ids } = who;
  const [tasks, categories, traits, templates, industries, kinds] = await Promise.all([
    sql<Options['tasks'][number]>`
      select t.id as task_id, t.key, t.game_key, t.version, t.name, t.description, t.minutes, t.preset as parameters, t.parameters as declared,
        array(select distinct f.subtrait_id::text from formulas_of_tasks f where f.task_id = t.id) as subtrait_ids
      from tasks t where t.status = 'published' and not exists (
        select from tasks later where later.key = t.key and later.status = 'published'
          and (later.published_at, later.id) > (t.published_at, t.id))
      order by t.name, t.id
    `.execute(db),
    sql<Options['categories'][number]>`
      select id as category_id, name as category from trait_categories where status = 'active' order by sort_order, name
    `.execute(db),
    sql<Options['traits'][number]>`
      select t.id as trait_id, t.name as trait, t.definition, t.category_id,
        (select coalesce(json_agg(json_build_object('subtrait_id', s.id, 'subtrait', s.name,
           'definition', s.definition, 'direction', s.direction) order by s.sort_order, s.name), '[]'::json)
         from subtraits s where s.trait_id = t.id and s.status = 'active') as subtraits
      from traits t where t.status = 'active' order by t.sort_order, t.name
    `.execute(db),
    sql<Options['score_templates'][number]>`
      select c.id, c.name, c.version, c.organization_id is null as is_platform
      from score_templates c
      where c.status = 'published' and (c.organization_id is null or c.organization_id = any(${organization_ids}::uuid[]))
        and not exists (select from simulations s where s.score_template_id = c.id and s.template_is_own)
        and not exists (select from score_templates later where later.key = c.key and later.version > c.version
          and later.status = 'published' and later.organization_id is not distinct from c.organization_id)
      order by c.name, c.id
    `.execute(db),
    sql<Options['industries'][number]>`
      select id, name from reference_entries where kind = 'industry' and status = 'in_use' order by name`.execute(
      db,
    ),
    sql<{ category: string }>`
      select distinct category from simulations where category <> ''
        and (organization_id is null or organization_id = any(${organization_ids}::uuid[])) order by category
    `.execute(db),
  ]);
  return {
    tasks: tasks.rows,
    categories: categories.rows,
    traits: traits.rows,
    score_templates: templates.rows,
    industries: industries.rows,
    work_categories: kinds.rows.map((each) => each.category),
  };
}
