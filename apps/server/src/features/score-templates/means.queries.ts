import type { RouteData } from '@tryout/contract/define-route';
import type { listTemplateTrials } from '@tryout/contract/score-templates/score-template-trials';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { mayKnowOf } from '../positions/public.ts';

type Trials = RouteData<typeof listTemplateTrials>;

/** Whose plays templates are tried on. */
export type PlaysOf =
  | { readonly position_id: string }
  | { readonly simulation_id: string }
  | { readonly everybody: true };

/** Positions `p` whose applicants the caller may look at; the platform looks at all, without names. */
function knownPositions(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`p.organization_id = any(${actor.organization_ids}::uuid[]) and ${mayKnowOf(actor)}`;
}

function among(of: PlaysOf, actor: Actor): RawBuilder<boolean> {
  if ('position_id' in of) return sql<boolean>`m.position_id = ${of.position_id}`;
  const mine =
    actor.user_type === 'super_admin'
      ? sql<boolean>`true`
      : sql<boolean>`m.organization_id = any(${actor.organization_ids}::uuid[])
          and m.position_id in (select p.id from positions p where ${knownPositions(actor)})`;
  if ('everybody' in of) return mine;
  return sql<boolean>`${mine} and m.application_id in (
    select application_id from plays where simulation_id = ${of.simulation_id})`;
}

/** Some people's means, each with the number of its layout before it, and their ids, 16 bytes each, in order of the ids. */
export interface MeansChunk {
  readonly count: number;
  readonly rows: Buffer;
  readonly ids: Buffer;
}

/**
 * The next people by id, in one row of two byte strings: parsing a row for each person would take longer than scoring
 * them.
 */
export async function readMeans(
  db: Db,
  of: PlaysOf,
  actor: Actor,
  after: string | null,
  limit: number,
): Promise<MeansChunk> {
  const beyond = after === null ? sql`` : sql` and m.application_id > ${after}`;
  const { rows } = await sql<{ count: number; rows: Buffer | null; ids: Buffer | null }>`
    select count(*)::int as count, string_agg(int4send(layout_id) || means, ''::bytea order by application_id) as rows,
      string_agg(uuid_send(application_id), ''::bytea order by application_id) as ids
    from (select m.application_id, m.layout_id, m.means from application_means m
      where ${among(of, actor)}${beyond} order by m.application_id limit ${limit}) people
  `.execute(db);
  const [found] = rows;
  return {
    count: found?.count ?? 0,
    rows: found?.rows ?? Buffer.alloc(0),
    ids: found?.ids ?? Buffer.alloc(0),
  };
}

/** How many people there are beyond one. */
export async function countMeansAfter(db: Db, of: PlaysOf, actor: Actor, after: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from application_means m where ${among(of, actor)} and m.application_id > ${after}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Which subtraits stand in the means, by the number of the layout. */
export async function meanLayouts(db: Db): Promise<Map<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; subtrait_ids: string[] }>`
    select id, subtrait_ids from mean_layouts`.execute(db);
  return new Map(rows.map(({ id, subtrait_ids }) => [id, subtrait_ids]));
}

/** Who somebody is, for a list that names people. */
export async function peopleById(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { position_id: string; name: string }>> {
  const { rows } = await sql<{ id: string; position_id: string; name: string }>`
    select id, position_id, applicant_name as name from applications where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** Positions and simulations with plays to try templates on. */
export async function trialsFor(db: Db, actor: Actor): Promise<Omit<Trials, 'has_names'>> {
  const isPlatform = actor.user_type === 'super_admin';
  const everybody: PlaysOf = { everybody: true };
  const [all, positions, simulations] = await Promise.all([
    sql<{
      n: number;
    }>`select count(*)::int as n from application_means m where ${among(everybody, actor)}`.execute(db),
    isPlatform
      ? { rows: [] }
      : sql<Trials['positions'][number]>`
          select * from (select p.id, p.title,
            (select count(*) from application_means m where m.position_id = p.id)::int as count
            from positions p where ${knownPositions(actor)} order by p.created_at desc limit 200) played
          where count > 0`.execute(db),
    sql<Trials['simulations'][number]>`
      select s.id, s.name, s.version from simulations s
      where (s.organization_id is null or s.organization_id = any(${actor.organization_ids}::uuid[]))
        and exists (select 1 from plays where simulation_id = s.id) order by s.name, s.version`.execute(db),
  ]);
  return { everybody: all.rows[0]?.n ?? 0, positions: positions.rows, simulations: simulations.rows };
}

/** The newest scored plays with their means. */
export async function newestCards(
  db: Db,
  of: PlaysOf,
  actor: Actor,
  limit: number,
): Promise<
  { name: string; made_at: string; job_fit_score: number | null; layout_id: number; means: Buffer }[]
> {
  const { rows } = await sql<{
    name: string;
    made_at: string;
    job_fit_score: number | null;
    layout_id: number;
    means: Buffer;
  }>`
    select a.applicant_name as name, c.created_at as made_at, a.job_fit_score, m.layout_id, m.means
    from application_means m join applications a on a.id = m.application_id
      join score_cards c on c.id = a.score_card_id
    where ${among(of, actor)} order by m.application_id desc limit ${limit}`.execute(db);
  return rows;
}
