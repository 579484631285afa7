import { logarithm } from '@tryout/domain/statistics/elementary';
import { type ItemParameters, personFit } from '@tryout/domain/statistics/irt';
import { mean, pearson, sd } from '@tryout/domain/statistics/statistics';
import { longestRun } from './regularity.ts';
import type { ValidityFlag } from './task-core.ts';

/**
 * Below this a pattern of answers is unlike what the ability explains: 1 in 100 of a standard normal, which the statistic
 * is held against (Drasgow, Levine & Williams 1985, British Journal of Mathematical and Statistical Psychology 38:67).
 */
const UNLIKELY_FIT = -2.33;
/** More rapid guesses than this tell that somebody was not trying. */
const RAPID_SHARE = 0.2;
/** From this share of correct answers on, times that do not grow with difficulty are worth a look. */
const NEARLY_ALL = 0.85;

/** Longer runs of one option are worth a look when chance makes them in fewer plays than this. */
const RARE_RUN = 0.005;

/** An answer to an item of known difficulty. */
export interface AnsweredItem {
  readonly item: ItemParameters;
  readonly correct: boolean;
  /** null when missed. */
  readonly rt_ms: number | null;
  /** Came too fast to have looked. */
  readonly rapid: boolean;
}

/** Rapid guesses, and how many of them were right: more than a few are known answers. */
export function rapidAnswers(answers: readonly AnsweredItem[]): readonly ValidityFlag[] {
  const rapid = answers.filter((answer) => answer.rapid);
  const correct = rapid.filter((answer) => answer.correct).length;
  const share = answers.length === 0 ? 0 : rapid.length / answers.length;
  return [
    {
      code: 'rapid_guesses',
      value: share,
      base_rate_p99: null,
      review: rapid.length > 1 && share > RAPID_SHARE,
    },
    {
      code: 'rapid_correct',
      value: correct,
      base_rate_p99: null,
      // By chance one guess in four or five is right.
      review: correct > 2 && correct > rapid.length / 2,
    },
  ];
}

/** Runs of at least `length` that chance alone makes among so many answers, on average: an upper bound of how often any. */
function chanceRuns(answers: number, options: number, length: number): number {
  const same = 1 / options;
  return Math.max(0, answers - length) * (1 - same) * same ** (length - 1) + same ** (length - 1);
}

/** The longest run of one option; worth a look where guessing itself hardly ever makes one as long. */
export function longestOptionRun(chosen: readonly number[], options: number): ValidityFlag {
  const value = longestRun(chosen);
  const review = value > 1 && chanceRuns(chosen.length, options, value) < RARE_RUN;
  return { code: 'longest_option_run', value, base_rate_p99: null, review };
}

/** Growth of the response time with difficulty: log seconds a logit, by least squares; null when it cannot be told. */
function timeSlope(answers: readonly AnsweredItem[], fewest: number): number | null {
  const answered = answers.flatMap(({ item, rt_ms }) =>
    rt_ms === null || rt_ms <= 0 ? [] : [{ log: logarithm(rt_ms), b: item.b }],
  );
  if (answered.length < fewest) return null;
  const logs = answered.map((each) => each.log);
  const difficulties = answered.map((each) => each.b);
  const r = pearson(difficulties, logs);
  const [up, across] = [sd(logs), sd(difficulties)];
  return r === null || up === null || across === null ? null : (r * up) / across;
}

/** Times that do not grow with difficulty although nearly all is right: copied answers. None from too few answers. */
export function flatTimes(answers: readonly AnsweredItem[], fewest: number): readonly ValidityFlag[] {
  const slope = timeSlope(answers, fewest);
  const right = mean(answers.map(({ correct }) => Number(correct))) ?? 0;
  if (slope === null) return [];
  const review = right >= NEARLY_ALL && slope <= 0;
  return [{ code: 'time_by_difficulty', value: slope, base_rate_p99: null, review }];
}

/** Person fit l_z at an ability: hard items solved and easy ones failed. None from too few answers. */
export function unlikelyAnswers(
  answers: readonly AnsweredItem[],
  theta: number,
  fewest: number,
): readonly ValidityFlag[] {
  const fit = answers.length < fewest ? null : personFit(answers, theta);
  if (fit === null) return [];
  return [{ code: 'person_fit', value: fit, base_rate_p99: null, review: fit < UNLIKELY_FIT }];
}
