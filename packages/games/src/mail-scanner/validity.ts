import { GO_NOGO_BASE_RATES } from '../base-rates.ts';
import { ANTICIPATION_MS } from '../speeded-choice.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import { goTimes, type SortedLetter, stampedShare } from './measures.ts';
import type { MailScannerPlan } from './plan.ts';
import { type MailScannerState, paceOf, sortedLetters } from './play.ts';

/** Interrupted letters above which it is worth a look (simulations §3.4). */
const USUAL_INTERRUPTIONS = 2;
/** Mean of both shares sorted as asked below which the letters were hardly looked at; chance is a half. */
const NEAR_CHANCE = 0.6;
/** Fewest letters before anything is said about shares. */
const MIN_LETTERS = 20;
/** The share of letters to be stamped for which the share of unanswered ones was published. */
const PUBLISHED_SHARE_GO = 0.9;

function shareFlags(plan: MailScannerPlan, letters: readonly SortedLetter[]): readonly ValidityFlag[] {
  if (letters.length < MIN_LETTERS) return [];
  const { anticipation_share, unanswered_share } = GO_NOGO_BASE_RATES;
  const early = letters.filter((each) => (each.stamp_ms ?? ANTICIPATION_MS) < ANTICIPATION_MS).length;
  const anticipated = early / letters.length;
  const unanswered = letters.filter((each) => !each.stamped).length / letters.length;
  const published = plan.config.share_go === PUBLISHED_SHARE_GO ? unanswered_share.p99 : null;
  const hits = stampedShare(letters.filter((each) => !each.marked)) ?? 1;
  const heldBack = 1 - (stampedShare(letters.filter((each) => each.marked)) ?? 0);
  const told = (hits + heldBack) / 2;
  return [
    {
      code: 'anticipation_share',
      value: anticipated,
      base_rate_p99: anticipation_share.p99,
      review: anticipated > anticipation_share.p99 && early > 1,
    },
    {
      code: 'unanswered_share',
      value: unanswered,
      base_rate_p99: published,
      review: published !== null && unanswered > published,
    },
    { code: 'near_chance', value: told, base_rate_p99: null, review: told < NEAR_CHANCE },
  ];
}

/** Facts about the play for review; empty before the first letter. */
export function validityOf(plan: MailScannerPlan, state: MailScannerState): readonly ValidityFlag[] {
  if (state.answers.length === 0) return [];
  const letters = sortedLetters(plan, state);
  const interrupted = state.answers.filter(({ input }) => input.interrupted).length;
  return [
    ...shareFlags(plan, letters),
    impossibleTiming(
      state.answers.map(({ t_ms, input }) => ({ t_ms, stated_ms: paceOf(plan, input).least_ms })),
    ),
    {
      code: 'interrupted_steps',
      value: interrupted,
      base_rate_p99: null,
      review: interrupted > USUAL_INTERRUPTIONS,
    },
    ...steadyTimes(goTimes(letters)),
  ];
}
