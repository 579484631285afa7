import type { RouteData } from '@tryout/contract/define-route';
import type { listAttempts } from '@tryout/contract/plays/plays';
import { canCount } from '@tryout/domain/plays/attempts';
import { isPlayOver } from '@tryout/domain/plays/play-status';
import type { SignedAct } from '../../../platform/act.ts';
import { type Actor, may } from '../../../platform/http/actor.ts';
import { countedPlays } from '../../score-cards/public.ts';
import { type AttemptRow, findAttempts } from './attempts.queries.ts';

/** Whether a reader of an application may also grant attempts and say which counts. */
function mayGrant(
  actor: Actor,
  { organization_id, position_id }: { readonly organization_id: string; readonly position_id: string },
): boolean {
  return may(actor, 'play.grant_attempt', { organization_id, position_id });
}

/** Every attempt of an applicant at each simulation, and which one counts. */
export async function attemptsOf(
  { db, actor }: SignedAct,
  application: { readonly id: string; readonly organization_id: string; readonly position_id: string },
): Promise<RouteData<typeof listAttempts>> {
  const [rows, counted] = await Promise.all([
    findAttempts(db, application.id),
    countedPlays(db, application.id),
  ]);
  const counting = new Set(counted.map(({ id }) => id));
  const ids = [...new Set(rows.map(({ simulation_id }) => simulation_id))];
  return {
    simulations: ids.map((simulation_id) => {
      const own = rows.filter((row) => row.simulation_id === simulation_id);
      return {
        simulation_id,
        name: own[0]?.simulation_name ?? '',
        can_grant: own.every(({ state }) => isPlayOver(state)),
        attempts: own.map((row) => attemptView(row, counting.has(row.play_id))),
      };
    }),
    may_grant: mayGrant(actor, application),
  };
}

function attemptView(row: AttemptRow, counts: boolean) {
  const { play_id, attempt, state, minutes, created_at, ended_at } = row;
  const { granted_by, fault, grant_reason, chosen_by, choice_reason, chosen_at } = row;
  return {
    play_id,
    attempt,
    state,
    minutes,
    created_at,
    ended_at,
    counts,
    can_count: canCount(row),
    granted: granted_by === null ? null : { by: granted_by, fault, reason: grant_reason },
    chosen: chosen_at === null ? null : { by: chosen_by, reason: choice_reason ?? '', at: chosen_at },
  };
}
