import type { Db } from '../../platform/database/kysely.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { cardData, placeOf, traceOf } from './compute-card.ts';
import { workOutCard } from './generate-score-card.ts';
import { currentCard, type ScoreCardRow } from './score-cards.queries.ts';

/** The card of an application as it is with one of its attempts counting; nothing is stored. */
export async function cardOfAttempt(
  db: Db,
  applicationId: string,
  playId: string,
): Promise<{ card: ScoreCardRow; is_current: boolean }> {
  const current = await currentCard(db, applicationId);
  if (!current) throw notFound();
  const { score_template } = current.pins as { score_template: { id: string } };
  const { template, card } = await workOutCard(db, applicationId, score_template.id, [], playId);
  if (!card.pins.plays.some(({ id }) => id === playId)) throw notFound();
  if (card.inputs_digest === current.inputs_digest) return { card: current, is_current: true };
  const { job_fit_score, coverage } = placeOf(card.result);
  return {
    is_current: false,
    card: {
      ...current,
      status: card.result ? 'approved' : 'rejected',
      job_fit_score,
      coverage,
      score_card_data: cardData(template, card),
      pins: card.pins,
      trace: traceOf(card),
      inputs_digest: card.inputs_digest,
      result_digest: card.result_digest,
      error: card.error,
    },
  };
}
