import {
  CORRECTION_STATUSES,
  type CorrectionStatus,
  correctionActor,
} from '@tryout/domain/corrections/correction-status';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { appendApplicationLog } from '../application-log/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { generateScoreCard, lockForCard, notifyHiringTeam } from '../score-cards/public.ts';
import { correctionsSay } from './corrections.messages.ts';
import { type CorrectionRow, lockCorrection, storeDecision, storeNewCard } from './corrections.queries.ts';

interface Wish {
  readonly from: CorrectionStatus;
  readonly to: 'approved' | 'rejected' | 'closed';
  readonly note: string;
}

const ACTIONS = {
  approved: 'response.correction_confirmed',
  rejected: 'response.correction_refused',
  closed: 'response.correction_withdrawn',
} as const;

/**
 * Confirms, refuses or takes back a correction. A confirmed one makes the next version of the score card in the same
 * transaction and tells both sides.
 */
export async function moveCorrectionTo(
  act: SignedAct,
  correction: CorrectionRow,
  wish: Wish,
): Promise<{ score_card_id: string | null }> {
  const { db, actor, services } = act;
  // The application first, as everything that makes a card does; then nobody waits for the other in a circle.
  const application = await lockForCard(db, correction.application_id);
  const status = await lockCorrection(db, correction.id);
  if (!status) throw notFound();
  const by = correctionActor(actor.user_id, correction.requested_by_id);
  const current = { status, allowed: allowedTargets(CORRECTION_STATUSES, status, by) };
  if (status !== wish.from) {
    throw new Refusal('stale_status', correctionsSay('corrections.stale_status'), { current });
  }
  const answer = canTransition(CORRECTION_STATUSES, status, wish.to, { by, has_reason: wish.note !== '' });
  if (!answer.allowed) {
    if (answer.code === 'reason_required') throw invalidField('note', correctionsSay('corrections.say_why'));
    const said = correctionsSay(by === 'asker' ? 'corrections.second_person' : 'corrections.not_allowed');
    throw new Refusal('refused_by_rule', said, { current });
  }
  const at = services.now();
  await storeDecision(db, correction.id, { status: wish.to, by: actor.user_id, at, note: wish.note });
  await audit(act, {
    event_type: 'update',
    action: ACTIONS[wish.to],
    target_type: 'correction',
    target_id: correction.id,
    organization_id: correction.organization_id,
    meta: {
      application_id: correction.application_id,
      data_point: correction.data_point,
      value: [correction.before_value, correction.value],
      reason: wish.note,
    },
  });
  const params = { position: correction.position_title, subtrait: correction.subtrait };
  if (wish.to !== 'closed') {
    await notifyPeople(act, [correction.requested_by_id], {
      type: wish.to === 'approved' ? 'correction_confirmed' : 'correction_refused',
      effect_key: `correction:${correction.id}:${wish.to}`,
      params,
      link: `/user/corrections/${correction.id}`,
      mail: false,
    });
  }
  if (wish.to !== 'approved') return { score_card_id: null };

  const made = await generateScoreCard(act, correction.application_id, 'caller');
  await storeNewCard(db, correction.id, made.id);
  await appendApplicationLog(
    db,
    [
      {
        application_id: correction.application_id,
        organization_id: correction.organization_id,
        actor_id: actor.user_id,
        actor_kind: 'user',
        action: 'response_corrected',
        detail: { correction_id: correction.id, score_card_id: made.id, data_point: correction.data_point },
      },
    ],
    at,
  );
  const about = {
    organization_id: correction.organization_id,
    application_id: correction.application_id,
    effect_key: `score-card-corrected:${correction.id}`,
    mail: {},
  };
  await notifyPeople(act, [application.candidate_id], {
    ...about,
    type: 'score_card_corrected',
    params,
    link: `/user/score-cards/${made.id}`,
  });
  if (!application.is_test) {
    await notifyHiringTeam(act, correction.position_id, {
      ...about,
      type: 'applicant_score_corrected',
      params: { ...params, applicant: application.applicant_name },
      link: `/user/positions/${correction.position_id}/applicants/${correction.application_id}`,
    });
  }
  return { score_card_id: made.id };
}
