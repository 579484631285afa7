import { randomBytes } from 'node:crypto';
import type { AttemptFault } from '@tryout/domain/plays/attempts';
import { isPlayOver } from '@tryout/domain/plays/play-status';
import type { SignedAct } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { countedPlays } from '../../score-cards/public.ts';
import { playsSay } from '../plays.messages.ts';
import { findPlayableApplication, insertPlay } from '../plays.queries.ts';
import { tasksForPlay } from '../running/draw-tasks.ts';
import { lastAttempt, noteAttempts } from './attempts.queries.ts';

const DAYS_TO_PLAY = 14;

/**
 * A new attempt beside the old one, for a named fault of it, with another form of the same tasks and the same
 * accommodations. What counts does not change by it: the first valid attempt does, until a person says otherwise.
 */
export async function grantNewAttempt(
  act: SignedAct,
  request: { application_id: string; simulation_id: string; fault: AttemptFault; reason: string },
): Promise<{ play_id: string; attempt: number }> {
  const { db, services, actor } = act;
  const application = await findPlayableApplication(db, request.application_id);
  const last = await lastAttempt(db, request.application_id, request.simulation_id);
  if (!application || !last) throw notFound();
  if (!isPlayOver(last.state)) {
    throw new Refusal('refused_by_rule', playsSay('plays.attempt_open'), {
      current: { status: last.state, allowed: [] },
    });
  }
  const now = services.now();
  const attempt = last.attempt + 1;
  const seed = randomBytes(16).toString('hex');
  const play_id = await insertPlay(db, {
    organization_id: application.organization_id,
    application_id: application.id,
    simulation_id: request.simulation_id,
    attempt,
    seed,
    tasks: await tasksForPlay(db, request.simulation_id, seed),
    accommodations: last.accommodations,
    deadline_at: new Date(now.getTime() + DAYS_TO_PLAY * 86_400_000),
    granted: { by: actor.user_id, fault: request.fault, reason: request.reason },
  });
  if (!play_id) throw new Refusal('conflict', playsSay('plays.attempt_granted_already'));
  const counted = application.score_card_id === null ? [] : await countedPlays(db, application.id);
  await noteAttempts(db, application.id, {
    attempts: attempt,
    counted: counted.length === 0 ? null : Math.max(...counted.map((play) => play.attempt)),
  });
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'attempt_granted',
        detail: {
          simulation_id: request.simulation_id,
          attempt,
          fault: request.fault,
          note: request.reason,
        },
      },
    ],
    now,
  );
  await notifyPeople(act, [application.candidate_id], {
    type: 'attempt_granted',
    effect_key: `attempt:${play_id}`,
    params: { position: application.position_title, organization: application.organization_name },
    link: `/apply/${application.id}/ready`,
    organization_id: application.organization_id,
    application_id: application.id,
    mail: {},
  });
  return { play_id, attempt };
}
