import { longestRun } from '../regularity.ts';
import type { ValidityFlag } from '../task-core.ts';
import { isStraightLine } from './measures.ts';
import type { PlannedScenario, TeamDaysPlan } from './plan.ts';
import type { TeamDaysState } from './play.ts';
import { OPTION_KEYS, type ScenarioKey } from './scenarios.ts';
import english from './words/en.json' with { type: 'json' };

const WORDS: Readonly<Record<string, string>> = english.play;

/** Reading faster than 20 words in 2 s is skimming at best (simulations §1.12). */
const WORDS_PER_SECOND = 10;
/** Shares from which a look is worth while; no base rates are published for them. */
const REVIEW = { straight_lining: 0.25, fast_reading: 0.25, same_rating_run: 12 } as const;

/** Words of a scenario in English; the Arabic text is about as long. */
export function wordsOf(scenario: ScenarioKey): number {
  const say = (id: string) => WORDS[`team-days.${id}`] ?? '';
  const parts = ['situation', ...OPTION_KEYS].map((part) => say(`${scenario}.${part}`));
  return [say('question'), ...parts].join(' ').split(/\s+/).length;
}

/** Facts about the play for review; empty before the first scenario is confirmed. */
export function validityOf(plan: TeamDaysPlan, state: TeamDaysState): readonly ValidityFlag[] {
  const { done } = state;
  if (done.length === 0) return [];
  const timed = done.filter((scenario) => scenario.seconds !== null);
  const fast = done.filter(({ seconds }, i) => {
    const { scenario } = plan.scenarios[i] as PlannedScenario;
    return seconds !== null && seconds < wordsOf(scenario) / WORDS_PER_SECOND;
  });
  const straight = done.filter(({ ratings }) => isStraightLine(ratings)).length / done.length;
  const shown = done.flatMap(({ ratings }, i) =>
    (plan.scenarios[i] as PlannedScenario).order.map((option) => ratings[option]),
  );
  const run = longestRun(shown);
  const fastShare = timed.length === 0 ? 0 : fast.length / timed.length;
  return [
    {
      code: 'straight_lining',
      value: straight,
      base_rate_p99: null,
      review: straight >= REVIEW.straight_lining,
    },
    { code: 'same_rating_run', value: run, base_rate_p99: null, review: run >= REVIEW.same_rating_run },
    { code: 'fast_reading', value: fastShare, base_rate_p99: null, review: fastShare >= REVIEW.fast_reading },
  ];
}
