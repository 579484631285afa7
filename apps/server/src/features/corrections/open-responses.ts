import type { openResponses as route } from '@tryout/contract/corrections/corrections';
import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import { type Act, audit } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { entryNames } from '../traits/public.ts';
import { openCard } from './card-responses.ts';
import { placeOfApplication, waitingCorrections } from './corrections.queries.ts';

/** Opens the responses behind an applicant's card for somebody who names a reason; the security log keeps it. */
export async function openResponsesOf(
  act: Act,
  { application_id, reason }: RouteBody<typeof route> & { readonly application_id: string },
): Promise<RouteData<typeof route>> {
  const { db } = act;
  const [card, place, names, waiting] = await Promise.all([
    openCard(db, application_id),
    placeOfApplication(db, application_id),
    entryNames(db),
    waitingCorrections(db, application_id),
  ]);
  if (!place) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: 'response.opened',
    target_type: 'score_card',
    target_id: card.id,
    organization_id: card.organization_id,
    meta: { reason },
  });
  return {
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
  };
}
