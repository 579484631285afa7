import { canCount } from '@tryout/domain/plays/attempts';
import type { SignedAct } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { countedPlays, generateScoreCard, lockForCard } from '../../score-cards/public.ts';
import { playsSay } from '../plays.messages.ts';
import { findAttempt, storeChoice } from './attempts.queries.ts';

/** A person says which attempt counts: the card is made from it, and the one before is kept. */
export async function chooseCountingAttempt(
  act: SignedAct,
  request: { application_id: string; play_id: string; reason: string },
): Promise<{ score_card_id: string | null }> {
  const { db, services, actor } = act;
  const application = await lockForCard(db, request.application_id);
  const chosen = await findAttempt(db, request.application_id, request.play_id);
  if (!chosen) throw notFound();
  if (!canCount(chosen)) {
    throw new Refusal('refused_by_rule', playsSay('plays.attempt_without_result'), {
      current: { status: chosen.state, allowed: [] },
    });
  }
  const before = (await countedPlays(db, application.id)).find(
    (play) => play.simulation_id === chosen.simulation_id,
  );
  if (before?.id === request.play_id) {
    throw new Refusal('refused_by_rule', playsSay('plays.attempt_counts_already'));
  }
  const now = services.now();
  await storeChoice(db, {
    application_id: application.id,
    simulation_id: chosen.simulation_id,
    organization_id: application.organization_id,
    play_id: request.play_id,
    chosen_by: actor.user_id,
    reason: request.reason,
    at: now,
  });
  await appendApplicationLog(
    db,
    [
      {
        application_id: application.id,
        organization_id: application.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'attempt_chosen',
        detail: {
          simulation_id: chosen.simulation_id,
          attempt: chosen.attempt,
          instead_of: before?.attempt ?? null,
          note: request.reason,
        },
      },
    ],
    now,
  );
  if (application.score_card_id === null) return { score_card_id: null };
  const card = await generateScoreCard(act, application.id, 'caller');
  services.live.tell(db, [application.candidate_id], { topic: 'applications' });
  return { score_card_id: card.id };
}
