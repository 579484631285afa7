import type { RouteData } from '@tryout/contract/define-route';
import type { bringPlay as route } from '@tryout/contract/plays/plays';
import type { Act } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { playsSay } from '../plays.messages.ts';
import { findPlayableApplication, requiredSimulations } from '../plays.queries.ts';
import { settleGameStep } from '../running/finish-play.ts';
import { refuseUntold } from '../running/open-play.ts';
import { bringPlay } from './brought-plays.queries.ts';
import { earlierPlays } from './earlier-plays.ts';

/**
 * Uses the candidate's own earlier play of the same simulation for this application, at the candidate's wish: the log
 * is copied with its digests, so the card can be proved from here as well; the earlier application stays as it is.
 */
export async function bringEarlierPlay(
  act: Act,
  request: { application_id: string; simulation_id: string; play_id: string },
): Promise<RouteData<typeof route>> {
  const { db, services } = act;
  const application = await findPlayableApplication(db, request.application_id);
  if (!application) throw notFound();
  const required = await requiredSimulations(db, application.revision_id);
  if (!required.some((simulation) => simulation.id === request.simulation_id)) throw notFound();
  if (application.status !== 'questions_answered') {
    throw new Refusal('refused_by_rule', playsSay('plays.not_next'), {
      current: { status: application.status, allowed: [] },
    });
  }
  const found = (await earlierPlays(db, application.id, [request.simulation_id])).find(
    (play) => play.id === request.play_id,
  );
  if (!found) throw notFound();
  const now = services.now();
  await refuseUntold(db, application, now);
  const play_id = await bringPlay(db, { play_id: found.id, application_id: application.id, at: now });
  if (play_id === undefined) {
    throw new Refusal('conflict', playsSay('plays.begun_already'));
  }
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: application.candidate_id,
        actor_kind: 'user',
        action: 'play_brought',
        detail: { simulation_id: request.simulation_id, ended_at: found.ended_at },
      },
    ],
    now,
  );
  await settleGameStep(act, application);
  const after = await findPlayableApplication(db, application.id);
  return {
    application_status: after?.status ?? application.status,
    score_card_id: after?.score_card_id ?? null,
  };
}
