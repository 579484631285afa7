import {
  listCorrections,
  moveCorrection,
  openResponses,
  previewCorrection,
  readCorrection,
  upsertResponse,
} from '@tryout/contract/corrections/corrections';
import { CORRECTION_STATUSES, correctionActor } from '@tryout/domain/corrections/correction-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import { audit } from '../../platform/act.ts';
import {
  type Call,
  type Handled,
  handle,
  handleWithoutTransaction,
  signedIn,
} from '../../platform/http/call.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { tellPeople } from '../notifications/public.ts';
import { vocabularyOf } from '../score-cards/public.ts';
import { effectOf, openCard, responseAt } from './card-responses.ts';
import { correctionsSay } from './corrections.messages.ts';
import {
  type CorrectionRow,
  correctionsOf,
  pageOfCorrections,
  placeOfApplication,
  secondPeople,
  upsertCorrection,
  waitingCorrections,
} from './corrections.queries.ts';
import { moveCorrectionTo } from './move-correction.ts';

/** A correction as one person sees it. */
function shownTo(userId: string, row: CorrectionRow) {
  const targets = allowedTargets(
    CORRECTION_STATUSES,
    row.status,
    correctionActor(userId, row.requested_by_id),
  );
  return {
    id: row.id,
    application_id: row.application_id,
    organization_name: row.organization_name,
    position_title: row.position_title,
    data_point: row.data_point,
    subtrait: row.subtrait,
    before_value: row.before_value,
    before_total_score: row.before_total_score,
    value: row.value,
    total_score: row.total_score,
    reason: row.reason,
    status: row.status,
    requested_by: row.requested_by,
    requested_at: row.requested_at,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    decision_note: row.decision_note,
    may_decide: targets.includes('approved'),
    may_withdraw: targets.includes('closed'),
  };
}

/** What a request asks to correct, held against the card. */
async function askedFor(call: Call<typeof previewCorrection> | Call<typeof upsertResponse>) {
  const { value, total_score, play_id, task_index } = call.body;
  if (value > total_score) throw invalidField('value', correctionsSay('corrections.above_total'));
  const card = await openCard(call.db, call.params.application_id);
  const response = responseAt(card, { ...call.params, play_id, task_index });
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

async function shownById(
  call: { readonly db: Call<typeof readCorrection>['db'] },
  userId: string,
  id: string,
) {
  const [row] = await correctionsOf(call.db, [id]);
  if (!row) throw notFound();
  return { row, shown: shownTo(userId, row) };
}

/** Correcting one response of one applicant: asked by one person, confirmed by another. */
export const correctionsHandlers: readonly Handled[] = [
  handle(openResponses, async (call) => {
    const { application_id } = call.params;
    const [card, place, vocabulary, waiting] = await Promise.all([
      openCard(call.db, application_id),
      placeOfApplication(call.db, application_id),
      vocabularyOf(call.db),
      waitingCorrections(call.db, application_id),
    ]);
    if (!place) throw notFound();
    await audit(call, {
      event_type: 'access',
      action: 'response.opened',
      target_type: 'score_card',
      target_id: card.id,
      organization_id: card.organization_id,
      meta: { reason: call.body.reason },
    });
    const names = new Map(vocabulary.subtraits.map(({ id, name }) => [id, name]));
    return {
      data: {
        application_id,
        ...place,
        score_card_id: card.id,
        version: card.version,
        job_fit_score: card.job_fit_score,
        responses: card.responses.map((each) => ({
          play_id: each.play_id,
          task_index: each.task_index,
          task: each.task_key,
          data_point: each.data_point,
          subtrait_id: each.subtrait_id,
          subtrait: names.get(each.subtrait_id) ?? each.subtrait_id,
          formula: each.formula_key,
          formula_version: each.formula_version,
          value: each.value,
          total_score: each.total_score,
          // Adjustments are nobody's business but the person's own.
          reason: each.reason === 'accommodated' ? 'not_measured' : each.reason,
          corrected_from: each.corrected_from ?? null,
          waiting_correction_id:
            waiting.find(
              (one) =>
                one.play_id === each.play_id &&
                one.task_index === each.task_index &&
                one.data_point === each.data_point &&
                one.subtrait_id === each.subtrait_id,
            )?.id ?? null,
        })),
      },
    };
  }),

  handleWithoutTransaction(previewCorrection, async (call) => {
    const { card, correction } = await askedFor(call);
    // It tells somebody's scores just as opening them does.
    await audit(call, {
      event_type: 'access',
      action: 'response.opened',
      target_type: 'score_card',
      target_id: card.id,
      organization_id: card.organization_id,
      meta: { tried: correction.data_point },
    });
    const tried = { ...correction, id: 'tried' };
    return { data: await effectOf(call.db, call.params.application_id, card, tried) };
  }),

  handle(upsertResponse, async (call) => {
    const { user_id } = signedIn(call);
    const { application_id } = call.params;
    const { card, response, correction } = await askedFor(call);
    if (response.value === correction.value && response.total_score === correction.total_score) {
      throw invalidField('value', correctionsSay('corrections.unchanged'));
    }
    const asked = {
      ...correction,
      organization_id: card.organization_id,
      application_id,
      before_value: response.value,
      before_total_score: response.total_score,
      reason: call.body.reason,
      requested_by: user_id,
      score_card_id: card.id,
    };
    const id = await upsertCorrection(call.db, asked, call.services.now());
    if (id === undefined) {
      throw new Refusal('conflict', correctionsSay('corrections.asked_by_other'));
    }
    await audit(call, {
      event_type: 'create',
      action: 'response.correction_asked',
      target_type: 'correction',
      target_id: id,
      organization_id: card.organization_id,
      meta: {
        application_id,
        data_point: correction.data_point,
        value: [response.value, correction.value],
        reason: call.body.reason,
      },
    });
    const { row, shown } = await shownById(call, user_id, id);
    const people = await secondPeople(call.db, card.organization_id, user_id);
    await tellPeople(
      call,
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
    const effect = await effectOf(call.db, application_id, card, { ...correction, id });
    return {
      data: { correction: shown, effect },
      message: correctionsSay('corrections.asked'),
    };
  }),

  handle(listCorrections, async (call) => {
    const actor = signedIn(call);
    const organizations = actor.user_type === 'super_admin' ? null : actor.organization_ids;
    return {
      data: await pageOfCorrections(call.db, { ...call.query, organizations }, (row) =>
        shownTo(actor.user_id, row),
      ),
    };
  }),

  handle(readCorrection, async (call) => {
    const row = call.refs.row<CorrectionRow>(call.params.correction_id);
    await audit(call, {
      event_type: 'access',
      action: 'response.opened',
      target_type: 'correction',
      target_id: row.id,
      organization_id: row.organization_id,
    });
    const effect =
      row.status === 'new'
        ? await effectOf(call.db, row.application_id, await openCard(call.db, row.application_id), row)
        : null;
    return { data: { correction: shownTo(signedIn(call).user_id, row), effect } };
  }),

  handle(moveCorrection, async (call) => {
    const actor = signedIn(call);
    const row = call.refs.row<CorrectionRow>(call.params.correction_id);
    const { score_card_id } = await moveCorrectionTo(call, actor, row, call.body);
    const { shown } = await shownById(call, actor.user_id, row.id);
    return {
      data: { correction: shown, score_card_id },
      message: correctionsSay(`corrections.${call.body.to}`),
    };
  }),
];
