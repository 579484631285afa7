import type { RouteData } from '@tryout/contract/define-route';
import type { readOwnScoreCard } from '@tryout/contract/score-cards/score-cards';
import { ownFigures } from '@tryout/games/own-figures';
import type { DataPoint } from '@tryout/games/task-core';
import type { FormulaTrace } from './compute-card.ts';
import type { PlayOfCard } from './plays-of-card.queries.ts';

type OwnCard = RouteData<typeof readOwnScoreCard>;
type OwnGame = OwnCard['games'][number];
type OwnSubtrait = Omit<OwnGame['subtraits'][number], 'is_shared'>;

/** A subtrait of the card with its id, which the person is not shown. */
export type CardSubtrait = OwnSubtrait & { readonly subtrait_id: string };

/** What of the card comes from one game, alone or together with others. */
function subtraitsOf(
  ofGame: readonly FormulaTrace[],
  all: readonly FormulaTrace[],
  subtraits: readonly CardSubtrait[],
): OwnGame['subtraits'] {
  return subtraits.flatMap(({ subtrait_id, ...subtrait }) => {
    if (!ofGame.some((one) => one.subtrait_id === subtrait_id)) return [];
    const is_shared = all.filter((one) => one.subtrait_id === subtrait_id).length > 1;
    return [{ ...subtrait, is_shared }];
  });
}

/** Each game that was played, as its player is told of it: own figures, nothing of others, nothing of keys. */
export function ownGames(
  plays: readonly PlayOfCard[],
  formulas: readonly FormulaTrace[],
  subtraits: readonly CardSubtrait[],
): OwnGame[] {
  return plays.flatMap((play) =>
    play.tasks.map((task, task_index) => {
      const points = play.data_points
        .filter((point) => point.task_index === task_index)
        .map(
          ({ key, value, missing_reason, trials }): DataPoint => ({
            key,
            value,
            ...(missing_reason !== null && {
              missing_reason: missing_reason as NonNullable<DataPoint['missing_reason']>,
            }),
            ...(trials !== null && { trials }),
          }),
        );
      const ofGame = formulas.filter((one) => one.play_id === play.id && one.task_index === task_index);
      return {
        task_key: task.key,
        name: task.name,
        figures: [...ownFigures(task.key, points)],
        subtraits: subtraitsOf(ofGame, formulas, subtraits),
      };
    }),
  );
}
