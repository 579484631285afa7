import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import type { Db } from '../../platform/database/kysely.ts';
import type { FormulaTrace } from './compute-card.ts';
import { currentCard } from './score-cards.queries.ts';

/** The card of an application that counts, with what it was made of. */
export interface CurrentCard {
  readonly id: string;
  readonly organization_id: string;
  readonly version: number;
  readonly job_fit_score: number | null;
  readonly template_id: string;
  readonly responses: readonly FormulaTrace[];
  readonly result: ScoreResult | null;
}

/** Reads the card of an application that counts; undefined where there is none yet. */
export async function currentCardOf(db: Db, applicationId: string): Promise<CurrentCard | undefined> {
  const card = await currentCard(db, applicationId);
  if (!card) return undefined;
  const pins = card.pins as { score_template: { id: string } };
  const trace = card.trace as { formulas?: FormulaTrace[]; result?: ScoreResult | null } | null;
  return {
    id: card.id,
    organization_id: card.organization_id,
    version: card.version,
    job_fit_score: card.job_fit_score,
    template_id: pins.score_template.id,
    responses: trace?.formulas ?? [],
    result: trace?.result ?? null,
  };
}
