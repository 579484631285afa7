import { logarithm } from '@tryout/domain/elementary';
import { personFit } from '@tryout/domain/irt';
import { mean, pearson, sd } from '@tryout/domain/statistics';
import { longestRun } from '../regularity.ts';
import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import { usualTimeMs } from './designs.ts';
import { correctCount, isRapidGuess, MIN_ITEMS } from './measures.ts';
import { designAt, type GlyphGridPlan } from './plan.ts';
import { type Answer, abilityOf, deadlineOf, FIXATION_MS, type GlyphGridState } from './play.ts';

/** Below this a pattern of answers is unlike what the ability explains (simulations §1.14). */
const UNLIKELY_FIT = -2;
/** More rapid guesses than this tell that somebody was not trying. */
const RAPID_SHARE = 0.2;
/** Chance alone makes longer runs of one option in about one of a hundred plays of 24 items. */
const LONGEST_CHANCE_RUN = 5;
/** From this share of correct answers on, times that do not grow with difficulty are worth a look. */
const NEARLY_ALL = 0.85;

/** Growth of the response time with difficulty: log seconds a logit, by least squares; null when it cannot be told. */
function timeSlope(answers: readonly Answer[]): number | null {
  const answered = answers.flatMap(({ input, design }) =>
    input.rt_ms === null || input.rt_ms <= 0 ? [] : [{ log: logarithm(input.rt_ms), b: designAt(design).b }],
  );
  if (answered.length < MIN_ITEMS) return null;
  const logs = answered.map((each) => each.log);
  const difficulties = answered.map((each) => each.b);
  const r = pearson(difficulties, logs);
  const [up, across] = [sd(logs), sd(difficulties)];
  return r === null || up === null || across === null ? null : (r * up) / across;
}

function flatTimes(answers: readonly Answer[]): readonly ValidityFlag[] {
  const slope = timeSlope(answers);
  const right = mean(answers.map(({ correct }) => Number(correct))) ?? 0;
  if (slope === null) return [];
  const review = right >= NEARLY_ALL && slope <= 0;
  return [{ code: 'time_by_difficulty', value: slope, base_rate_p99: null, review }];
}

function unlikelyAnswers(state: GlyphGridState): readonly ValidityFlag[] {
  const responses = state.answers.map(({ design, correct }) => ({ item: designAt(design).item, correct }));
  const fit = responses.length < MIN_ITEMS ? null : personFit(responses, abilityOf(state).theta);
  if (fit === null) return [];
  return [{ code: 'person_fit', value: fit, base_rate_p99: null, review: fit < UNLIKELY_FIT }];
}

/** Facts about the play for review; empty before the first item. */
export function validityOf(plan: GlyphGridPlan, state: GlyphGridState): readonly ValidityFlag[] {
  const { answers, open } = state;
  if (answers.length === 0) return [];
  const rapid = answers.filter(({ input, design }) =>
    isRapidGuess({ rt_ms: input.rt_ms, usual_ms: usualTimeMs(designAt(design)) }),
  );
  const run = longestRun(answers.flatMap(({ input }) => input.option ?? []));
  const replaced = answers.reduce((sum, { input }) => sum + input.form, open?.form ?? 0);
  const times = answers.flatMap(({ input }) => input.rt_ms ?? []);
  const stated = answers.map(({ t_ms, input }) => ({
    t_ms,
    stated_ms: FIXATION_MS + (input.rt_ms ?? deadlineOf(plan) ?? 0),
  }));
  const rapidShare = rapid.length / answers.length;
  return [
    {
      code: 'rapid_guesses',
      value: rapidShare,
      base_rate_p99: null,
      review: rapid.length > 1 && rapidShare > RAPID_SHARE,
    },
    {
      code: 'rapid_correct',
      value: correctCount(rapid),
      base_rate_p99: null,
      // By chance one guess in four is right.
      review: correctCount(rapid) > 2 && correctCount(rapid) > rapid.length / 2,
    },
    { code: 'longest_option_run', value: run, base_rate_p99: null, review: run > LONGEST_CHANCE_RUN },
    replacedItems(replaced),
    impossibleTiming(stated),
    ...flatTimes(answers),
    ...unlikelyAnswers(state),
    ...steadyTimes(times),
  ];
}
