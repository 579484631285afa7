import type { BaseRate } from './base-rates.ts';
import { ofEveryGame } from './registry.ts';

const BY_GAME: Readonly<Record<string, readonly BaseRate[]>> = ofEveryGame((game) => game.base_rates);

/** What is usual for a sign in a game; null where nothing is published. */
export function baseRateOf(taskKey: string, code: string): BaseRate | null {
  if (code === 'too_fast_answers') {
    // Published for answers within 150 ms, so that it holds for those within 100 ms as well.
    const early = baseRateOf(taskKey, 'anticipation_share');
    return early && { ...early, code };
  }
  const rates = Object.hasOwn(BY_GAME, taskKey) ? BY_GAME[taskKey] : undefined;
  return rates?.find((rate) => rate.code === code) ?? null;
}
