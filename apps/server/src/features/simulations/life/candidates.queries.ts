import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listSimulationCandidates } from '@tryout/contract/simulations/simulations-life';
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
