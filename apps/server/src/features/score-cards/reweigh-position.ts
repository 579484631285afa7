import { compileTemplate, type Scorer } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { Db } from '../../platform/database/kysely.ts';
import { placeOf } from './compute-card.ts';
import { type NewPlace, readScores, type StoredScores, storePlaces } from './reweigh-position.queries.ts';

/** Applications scored and written in one statement: few enough that nobody waits for one of their rows. */
const BATCH = 500;

/**
 * Puts every scored applicant of a position where other weights would: job fit, coverage and place in the list are
 * computed anew from the stored subtrait scores; cards stay as they were written. Works in batches that each commit by
 * themselves (call it outside a transaction), so that readers and writers go on meanwhile; calling it again after an
 * interruption finishes the work. The stored scores already hold what a target range makes of a mean, so target ranges
 * of the template are not applied again.
 *
 * @returns how many applicants were looked at, and how many stand elsewhere now
 * @throws ScoringError for a template that cannot be scored with, before anything is written
 */
export async function reweighPosition(
  db: Db,
  positionId: string,
  template: ScoreTemplate,
): Promise<{ read: number; changed: number }> {
  const scorer = compileTemplate(withoutTargets(template));
  let read = 0;
  let changed = 0;
  let batch = await readScores(db, positionId, null, BATCH);
  while (batch.length > 0) {
    const last = batch.at(-1)?.application_id ?? null;
    const isFull = batch.length === BATCH;
    const places = batch.map((stored) => placedBy(scorer, stored));
    read += batch.length;
    const [moved, next] = await Promise.all([
      storePlaces(db, places),
      isFull ? readScores(db, positionId, last, BATCH) : [],
    ]);
    changed += moved;
    batch = next;
  }
  return { read, changed };
}

function placedBy(scorer: Scorer, { application_id, subtrait_ids, scores }: StoredScores): NewPlace {
  const responses = subtrait_ids.map((subtrait_id, i) => ({
    subtrait_id,
    value: scores[i] ?? null,
    total_score: 100,
  }));
  const { job_fit_score, coverage, rank_order } = placeOf(scorer.score(responses));
  return { application_id, job_fit_score, coverage, rank_order };
}

function withoutTargets(template: ScoreTemplate): ScoreTemplate {
  return {
    ...template,
    categories: template.categories.map((category) => ({
      ...category,
      traits: category.traits.map((trait) => ({
        ...trait,
        subtraits: trait.subtraits.map((subtrait) => ({ ...subtrait, target: null })),
      })),
    })),
  };
}
