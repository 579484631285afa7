import type { RouteData } from '@tryout/contract/define-route';
import type { readOwnScoreCard } from '@tryout/contract/score-cards/score-cards';
import type { FormulaTrace } from './compute-card.ts';
import type { CountedNorm } from './norms-of-formulas.queries.ts';
import type { PlayOfCard } from './plays-of-card.queries.ts';

type OwnCard = RouteData<typeof readOwnScoreCard>;
type OwnSource = OwnCard['categories'][number]['traits'][number]['subtraits'][number]['sources'][number];

/** Each part's share of the whole by its weight, 0 to 1; parts without a number have none, as in the weighted mean. */
export function sharesOf<Part extends { readonly score: number | null }>(
  parts: readonly Part[],
  weightOf: (part: Part) => number,
): readonly (number | null)[] {
  const whole = parts.reduce((sum, part) => (part.score === null ? sum : sum + weightOf(part)), 0);
  return parts.map((part) => (part.score === null || whole === 0 ? null : weightOf(part) / whole));
}

/**
 * Where a person's own number of a subtrait comes from: the game, how many of its trials, and how large the group is
 * that it was compared with. Nothing of how a game is scored, and nothing of how that group did.
 */
export function ownSources(
  plays: readonly PlayOfCard[],
  formulas: readonly FormulaTrace[],
  norms: readonly (CountedNorm | null)[],
  subtraitId: string,
): OwnSource[] {
  const games = plays.flatMap((play) => play.tasks.map((_, task_index) => ({ play, task_index })));
  return formulas.flatMap((formula, i) => {
    if (formula.subtrait_id !== subtraitId) return [];
    const game = games.findIndex(
      ({ play, task_index }) => play.id === formula.play_id && task_index === formula.task_index,
    );
    if (game < 0) return [];
    const measure = formula.data_point.slice(formula.data_point.indexOf('.') + 1);
    const point = games[game]?.play.data_points.find(
      ({ task_index, key }) => task_index === formula.task_index && key === measure,
    );
    const norm = norms[i];
    const { value, total_score } = formula;
    return [
      {
        game,
        trials: point?.trials ?? null,
        score: value === null || !total_score ? null : (100 * value) / total_score,
        compared_with: norm ? { people: norm.n, is_study: norm.provisional } : null,
        reason: value === null ? formula.reason : null,
      },
    ];
  });
}
