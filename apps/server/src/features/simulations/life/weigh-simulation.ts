import type { RouteData } from '@tryout/contract/define-route';
import type { readSimulationWeights } from '@tryout/contract/simulations/simulations-life';
import type { Uncertainty } from '@tryout/domain/score-cards/measurement-error';
import type { ScoreCardRow } from '@tryout/domain/score-cards/score-card-data';
import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import {
  effectiveParts,
  type LevelScores,
  placeOf,
  spreadAmong,
} from '@tryout/domain/score-templates/effective-weights';
import type { SignedAct } from '../../../platform/act.ts';
import { openPreview, simulatedCards } from '../../previews/public.ts';
import { cardsOfSimulation } from './candidates.queries.ts';

/** Own plays from which spreads are told; with fewer, a spread may be off by more than a seventh. */
const FEWEST_PLAYS = 50;
/** Simulated candidates otherwise. */
const BOTS = 24;

/** Scores of a stored card, by place. */
function scoresOfRows(rows: readonly ScoreCardRow[]): LevelScores {
  return {
    categories: Object.fromEntries(
      rows.map(({ category_id, category_score }) => [placeOf(category_id), category_score]),
    ),
    traits: Object.fromEntries(
      rows.map(({ category_id, trait_id, trait_score }) => [placeOf(category_id, trait_id), trait_score]),
    ),
    subtraits: Object.fromEntries(
      rows.flatMap(({ category_id, trait_id, subtraits }) =>
        subtraits.map(({ subtrait_id, score }) => [placeOf(category_id, trait_id, subtrait_id), score]),
      ),
    ),
  };
}

/** Scores of a result, by place. */
function scoresOfResult({ categories }: ScoreResult): LevelScores {
  return {
    categories: Object.fromEntries(categories.map(({ category_id, score }) => [placeOf(category_id), score])),
    traits: Object.fromEntries(
      categories.flatMap(({ category_id, traits }) =>
        traits.map(({ trait_id, score }) => [placeOf(category_id, trait_id), score]),
      ),
    ),
    subtraits: Object.fromEntries(
      categories.flatMap(({ category_id, traits }) =>
        traits.flatMap(({ trait_id, subtraits }) =>
          subtraits.map(({ subtrait_id, score }) => [placeOf(category_id, trait_id, subtrait_id), score]),
        ),
      ),
    ),
  };
}

/** Of several, the one whose reliability is in the middle. */
function middle(told: readonly Uncertainty[]): Uncertainty | null {
  const sorted = told.toSorted((a, b) => (a.reliability ?? 0) - (b.reliability ?? 0));
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** How far people's scores in a simulation spread, with where that is known from. */
export interface SimulationSpreads {
  readonly simulation: Awaited<ReturnType<typeof openPreview>>;
  readonly source: 'plays' | 'bots';
  readonly people: readonly LevelScores[];
  /** What simulated candidates were told of their job fit. */
  readonly job_fits: readonly Uncertainty[];
}

/**
 * Scores in a simulation: of own applicants where enough have played this version, else of simulated candidates, always
 * the same ones. The platform's staff is told of all organizations' applicants together, and nothing of anyone.
 * @throws Refusal where a task's game is gone, or without a score template
 */
export async function spreadsOfSimulation(act: SignedAct, simulationId: string): Promise<SimulationSpreads> {
  const { db, actor } = act;
  const simulation = await openPreview(act, simulationId);
  const [cards, bots] = await Promise.all([
    cardsOfSimulation(db, actor, simulationId),
    simulatedCards(simulation, { group: 'mixed', seed: 'weights', from: 0, count: BOTS }),
  ]);
  const enough = cards.length >= FEWEST_PLAYS;
  return {
    simulation,
    source: enough ? 'plays' : 'bots',
    people: enough
      ? cards.map(scoresOfRows)
      : bots.flatMap(({ result }) => (result === null ? [] : [scoresOfResult(result)])),
    job_fits: bots.flatMap(({ uncertainty }) => {
      const told = uncertainty?.job_fit;
      return told && 'known' in told ? [told] : [];
    }),
  };
}

/** What the weights of a simulation come to, and how far its job fit can be relied on. */
export function weightsOf({
  simulation,
  source,
  people,
  job_fits,
}: SimulationSpreads): RouteData<typeof readSimulationWeights> {
  return {
    source,
    n: people.length,
    minimum: FEWEST_PLAYS,
    parts: [...effectiveParts(simulation.template.definition, spreadAmong(people))],
    job_fit: middle(job_fits),
  };
}
