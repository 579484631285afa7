import { median, sd } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import {
  ANTICIPATION_MS,
  accuracyOfAll,
  answeredTimes,
  correctTimes,
  MIN_TRIALS,
  measuredOver,
  missedShare,
  rateUnlessGuessed,
  type SpeededAnswer,
} from '../speeded-choice.ts';
import type { InputMethod } from '../task-core.ts';

/** One signal as judged, with the part it belongs to and how the device took part in it. */
export interface JudgedSignal extends SpeededAnswer {
  readonly part: 'simple' | 'choice';
  readonly method: InputMethod | null;
  readonly frame_ms: number | null;
}

/** Answers faster than this cannot be to a signal that was seen, ms: choosing takes longer than noticing. */
export const EARLIEST_MS = { simple: 100, choice: ANTICIPATION_MS } as const;

/** Fewest simple answers from which a baseline is told. */
const MIN_SIMPLE = 4;

function methodShare(answered: readonly JudgedSignal[], method: InputMethod): Measured {
  return measuredOver(
    answered.length,
    MIN_SIMPLE,
    () => answered.filter((each) => each.method === method).length / answered.length,
  );
}

/** Every measure of the task by data point key; none when no signal was reached. */
export function measure(signals: readonly JudgedSignal[]): Readonly<Record<string, Measured>> {
  if (signals.length === 0) return {};
  const answered = signals.filter((each) => each.rt_ms !== null);
  const baseline = answeredTimes(signals.filter((each) => each.part === 'simple')).filter(
    (rt) => rt >= EARLIEST_MS.simple,
  );
  const choice = signals.filter((each) => each.part === 'choice');
  const correct = correctTimes(choice);
  const accuracy = accuracyOfAll(choice);
  const frames = signals.flatMap(({ frame_ms }) => (frame_ms === null ? [] : [frame_ms]));
  return {
    rcs_all: rateUnlessGuessed(choice, accuracy),
    acc_all: measuredOver(choice.length, MIN_TRIALS, () => accuracy),
    rt_correct: measuredOver(correct.length, MIN_TRIALS, () => median(correct)),
    rt_sd: measuredOver(correct.length, MIN_TRIALS, () => sd(correct)),
    simple_rt: measuredOver(baseline.length, MIN_SIMPLE, () => median(baseline)),
    missed_share: measuredOver(choice.length, MIN_TRIALS, () => missedShare(choice)),
    anticipations: answered.filter(({ rt_ms, part }) => (rt_ms ?? 0) < EARLIEST_MS[part]).length,
    frame_ms: measuredOver(frames.length, 1, () => median(frames)),
    touch_share: methodShare(answered, 'touch'),
    mouse_share: methodShare(answered, 'mouse'),
  };
}
