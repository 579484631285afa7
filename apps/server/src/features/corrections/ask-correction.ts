import type { previewCorrection, upsertResponse } from '@tryout/contract/corrections/corrections';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import { type Act, audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { notifyPeople } from '../notifications/public.ts';
import { effectOf, openCard, responseAt } from './card-responses.ts';
import { correctionNow, correctionView } from './correction-view.ts';
import { correctionsSay } from './corrections.messages.ts';
import { secondPeople, upsertCorrection } from './corrections.queries.ts';

/** Which response is to be corrected, and to what. */
type Asked = Omit<RouteBody<typeof upsertResponse>, 'reason'> & {
  readonly application_id: string;
  readonly data_point_id: string;
  readonly subtrait_id: string;
};

/** What is asked, held against the card. @throws Refusal (invalid: a value above its total; not found) */
async function heldAgainstCard({ db }: Act, asked: Asked) {
  const { application_id, data_point_id, subtrait_id, value, total_score, play_id, task_index } = asked;
  if (value > total_score) throw invalidField('value', correctionsSay('corrections.above_total'));
  const card = await openCard(db, application_id);
  const response = responseAt(card, { data_point_id, subtrait_id, play_id, task_index });
  const correction = {
    play_id: response.play_id,
    task_index: response.task_index,
    data_point: response.data_point,
    subtrait_id: response.subtrait_id,
    value,
    total_score,
  };
  return { card, response, correction };
}

/** What a correction would change, without asking for it. It tells somebody's scores, so the security log keeps it. */
export async function tryCorrection(act: Act, asked: Asked): Promise<RouteData<typeof previewCorrection>> {
  const { card, correction } = await heldAgainstCard(act, asked);
  await audit(act, {
    event_type: 'access',
    action: 'response.opened',
    target_type: 'score_card',
    target_id: card.id,
    organization_id: card.organization_id,
    meta: { tried: correction.data_point },
  });
  return effectOf(act.db, asked.application_id, card, { ...correction, id: 'tried' });
}

/**
 * Asks for a correction, which a second person has to confirm, and tells those who may.
 * @throws Refusal (invalid: nothing would change; conflict: somebody else has asked for another)
 */
export async function askCorrection(
  act: SignedAct,
  { reason, ...asked }: Asked & { readonly reason: string },
): Promise<RouteData<typeof upsertResponse>> {
  const { db, services } = act;
  const { user_id } = act.actor;
  const { application_id } = asked;
  const { card, response, correction } = await heldAgainstCard(act, asked);
  if (response.value === correction.value && response.total_score === correction.total_score) {
    throw invalidField('value', correctionsSay('corrections.unchanged'));
  }
  const id = await upsertCorrection(
    db,
    {
      ...correction,
      organization_id: card.organization_id,
      application_id,
      before_value: response.value,
      before_total_score: response.total_score,
      reason,
      requested_by: user_id,
      score_card_id: card.id,
    },
    services.now(),
  );
  if (id === undefined) throw new Refusal('conflict', correctionsSay('corrections.asked_by_other'));
  await audit(act, {
    event_type: 'create',
    action: 'response.correction_asked',
    target_type: 'correction',
    target_id: id,
    organization_id: card.organization_id,
    meta: {
      application_id,
      data_point: correction.data_point,
      value: [response.value, correction.value],
      reason,
    },
  });
  const row = await correctionNow(db, id);
  const people = await secondPeople(db, card.organization_id, user_id);
  await notifyPeople(
    act,
    people.map((person) => person.user_id),
    {
      organization_id: card.organization_id,
      type: 'correction_asked',
      effect_key: `correction:${id}:asked:${correction.value}/${correction.total_score}`,
      params: { position: row.position_title, subtrait: row.subtrait, asker: row.requested_by },
      link: `/user/corrections/${id}`,
      mail: {},
    },
  );
  const effect = await effectOf(db, application_id, card, { ...correction, id });
  return { correction: correctionView(user_id, row), effect };
}
