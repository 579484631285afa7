import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listSimulationCandidates } from '@tryout/contract/simulations/simulations-life';
import type { ScoreCardRow } from '@tryout/domain/score-cards/score-card-data';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { type Actor, workingFor } from '../../../platform/http/actor.ts';
import { isAmong, readPage, shownAs } from '../../../platform/http/keyset.ts';
import { inReachOf } from '../../positions/public.ts';
import { family } from './life.queries.ts';

type Candidate = RouteData<typeof listSimulationCandidates>['items'][number];
type Row = Omit<Candidate, 'play_id'> & { readonly id: string; readonly created_at: string };

/**
 * The positions whose applicants a caller sees in a list. The platform's staff sees nobody: that takes a reason of its
 * own (product §2.2).
 */
export function applicantsInReach(actor: Actor): RawBuilder<boolean> {
  return actor.user_type === 'super_admin' ? sql<boolean>`false` : inReachOf(actor);
}

/** One page of those who played a simulation, newest first; without names where the caller reviews blind. */
export async function pageOfCandidates(
  db: Db,
  actor: Actor,
  simulationId: string,
  query: RouteQuery<typeof listSimulationCandidates>,
) {
  // Looked up one by one, so that plays are read in their order and no further than the page.
  const counted = sql`plays y cross join lateral (
      select a.id, a.applicant_name, a.status, a.score_card_id, p.id as position_id, p.title,
        not a.is_test and ${applicantsInReach(actor)} as in_reach
      from applications a join positions p on p.id = a.position_id where a.id = y.application_id offset 0) a`;
  const own = isAmong(sql`y.organization_id`, workingFor(actor));
  return shownAs(
    readPage<Row>(
      db,
      { page: 1, recordsPerPage: query.recordsPerPage, cursor: query.cursor },
      {
        order: { by: sql`y.created_at`, id: sql`y.id`, type: 'timestamptz', direction: 'desc' },
        columns: sql`y.id, y.created_at, a.id as application_id, a.position_id, a.title as position_title,
        case when a.position_id = any(${[...actor.blind_position_ids]}::uuid[])
          then 'Candidate ' || upper(right(a.id::text, 4)) else a.applicant_name end as applicant,
        s.version, y.state, y.attempt, y.started_at, y.ended_at, round(y.active_ms / 60000.0, 1) as minutes,
        c.job_fit_score, a.status as application_status`,
        from: sql`${counted} join simulations s on s.id = y.simulation_id
        left join score_cards c on c.id = a.score_card_id`,
        counted,
        filter: sql<boolean>`${own} and y.simulation_id = any(array${family(simulationId)}) and y.purpose = 'application'
        and a.in_reach and (${query.state ?? null}::text is null or y.state = ${query.state ?? null})
        and (${query.position_id ?? null}::uuid is null or a.position_id = ${query.position_id ?? null})`,
        sortValue: (row) => row.created_at,
      },
    ),
    ({ id, ...row }) => ({ ...row, play_id: id }),
  );
}

/**
 * The rows of the cards in force of those who played exactly this version, newest first; at most 1,000. The platform's
 * staff is given those of all organizations but demo ones: rows without a name, for spreads alone.
 */
export async function cardsOfSimulation(
  db: Db,
  actor: Actor,
  id: string,
): Promise<readonly (readonly ScoreCardRow[])[]> {
  const inReach = actor.user_type === 'super_admin' ? sql<boolean>`not o.is_demo` : applicantsInReach(actor);
  const { rows } = await sql<{ data: readonly ScoreCardRow[] }>`
    select c.score_card_data -> 'data' as data
    from applications a
      join score_cards c on c.id = a.score_card_id join positions p on p.id = a.position_id
      join organizations o on o.id = p.organization_id
    where not a.is_test and not a.anonymous_demo and ${inReach} and jsonb_typeof(c.score_card_data -> 'data') = 'array'
      and exists (select from plays y where y.application_id = a.id and y.simulation_id = ${id}
        and y.purpose = 'application' and y.state = 'completed')
    order by c.id desc limit 1000
  `.execute(db);
  return rows.map(({ data }) => data);
}
