import { logarithm } from '@tryout/domain/elementary';
import { type ItemParameters, personFit } from '@tryout/domain/irt';
import { mean, pearson, sd } from '@tryout/domain/statistics';
import type { ValidityFlag } from './task-core.ts';

/** Below this a pattern of answers is unlike what the ability explains (simulations §1.14). */
const UNLIKELY_FIT = -2;
/** More rapid guesses than this tell that somebody was not trying. */
const RAPID_SHARE = 0.2;
/** From this share of correct answers on, times that do not grow with difficulty are worth a look. */
const NEARLY_ALL = 0.85;

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
