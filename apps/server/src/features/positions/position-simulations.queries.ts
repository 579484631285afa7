import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A simulation that is on a position or could be. */
export interface ChoosableSimulation {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly minutes: number;
  readonly task_count: number;
  readonly device: 'any' | 'desktop';
  readonly traits: { readonly id: string; readonly name: string; readonly names: Record<string, string> }[];
  readonly status: string;
  readonly own: boolean;
  readonly cover: { readonly built_in: boolean; readonly url: string; readonly alt: string } | null;
  readonly score_template_id: string;
  /** Place among the added ones; null when only available. */
  readonly sort_order: number | null;
}

/**
 * Simulations added to a revision, and what can be: the newest published version of each of the platform or the
 * organization, unless it is a template, or made for another position alone. In order.
 */
export async function findSimulationChoices(
  db: Db,
  position: { readonly id: string; readonly organization_id: string },
  revisionId: string,
): Promise<ChoosableSimulation[]> {
  const { rows } = await sql<ChoosableSimulation>`
    select s.id, s.name, s.purpose, s.duration_minutes as minutes, s.device, s.status, s.score_template_id,
      s.organization_id is not null as own, ps.sort_order,
      (select json_build_object('built_in', c.picture is not null, 'alt', c.alt,
         'url', coalesce('/pictures/' || c.picture || '.svg', '/simulation/' || s.id || '/images/' || c.id))
       from simulation_images c where c.simulation_id = s.id and c.role = 'cover') as cover,
      (select coalesce(json_agg(json_build_object('id', tr.id, 'name', tr.name, 'names',
           (select coalesce(json_object_agg(w.key, w.value ->> 'name'), '{}'::json) from jsonb_each(tr.words) w
            where w.value ->> 'name' <> '')) order by tr.name, tr.id), '[]'::json)
       from traits tr where tr.id in (select sb.trait_id from simulation_tasks x
         join formulas_of_tasks f on f.task_id = x.task_id join subtraits sb on sb.id = f.subtrait_id
         where x.simulation_id = s.id)) as traits,
      (select count(*) from simulation_tasks st where st.simulation_id = s.id)::int as task_count
    from simulations s
    left join position_simulations ps on ps.simulation_id = s.id and ps.revision_id = ${revisionId}
    where ps.simulation_id is not null
      or (s.status = 'published' and (s.organization_id is null or s.organization_id = ${position.organization_id})
        and (s.kind = 'library' or (s.kind = 'position' and s.position_id = ${position.id}))
        and not exists (select from simulations later where later.key = s.key and later.version > s.version
          and later.status = 'published' and later.organization_id is not distinct from s.organization_id))
    order by ps.sort_order nulls last, s.name, s.id
  `.execute(db);
  return rows;
}

/** Sets the simulations of a revision, in this order. */
export async function replaceSimulations(
  db: Db,
  revision: { id: string; organization_id: string },
  simulationIds: readonly string[],
): Promise<void> {
  await sql`delete from position_simulations where revision_id = ${revision.id}`.execute(db);
  await sql`
    insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
    select ${revision.organization_id}, ${revision.id}, id, place
    from unnest(${simulationIds}::uuid[]) with ordinality as chosen(id, place)
  `.execute(db);
}

/** A score template that the organization may choose, by id, or the one it chose before, closed since or not. */
export async function findScoreTemplate(
  db: Db,
  id: string,
  organizationId: string,
  chosen: string | null,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from score_templates
    where id = ${id} and (status = 'published' or id = ${chosen}::uuid)
      and (organization_id is null or organization_id = ${organizationId})
  `.execute(db);
  return rows[0];
}
