import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterRelease,
  afterTimedEvent,
  beginTiming,
  judgedTiming,
  type PlayTiming,
  TIMING_TOLERANCE_MS,
} from './play-timing.ts';

/** An honest play: how long each answer took, what lay between, the line, pauses, and when the line was down. */
interface HonestPlay {
  /** Steps that are released together. */
  readonly block: number;
  readonly answers: readonly { before_ms: number; rt_ms: number; pause_ms: number; line_ms: number }[];
  /** The line is down from one answer on for so long; what is answered meanwhile waits. */
  readonly down_at: number;
  readonly down_ms: number;
  /** How much faster than the world's the device's clock runs. */
  readonly clock_rate: number;
}

const OPENED = Date.parse('2026-03-01T10:00:00Z');

const honestPlays = fc.record<HonestPlay>({
  block: fc.integer({ min: 1, max: 24 }),
  answers: fc.array(
    fc.record({
      before_ms: fc.integer({ min: 0, max: 2000 }),
      rt_ms: fc.integer({ min: 150, max: 20_000 }),
      pause_ms: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 3_600_000 })),
      line_ms: fc.oneof(fc.integer({ min: 5, max: 200 }), fc.integer({ min: 200, max: 8000 })),
    }),
    { minLength: 1, maxLength: 60 },
  ),
  down_at: fc.integer({ min: 0, max: 60 }),
  down_ms: fc.integer({ min: 0, max: 600_000 }),
  clock_rate: fc.double({ min: 0.999, max: 1.001, noNaN: true }),
});

/** What the server gets to see of an honest play. Within a block nobody waits for the line; between blocks one must. */
function seenOf({ block, answers, down_at, down_ms, clock_rate }: HonestPlay): PlayTiming {
  let timing = beginTiming(OPENED, range(0, block), true);
  let real = 0;
  let played = 0;
  let received = 0;
  let upAgain = 0;
  answers.forEach(({ before_ms, rt_ms, pause_ms, line_ms }, step) => {
    if (step > 0 && step % block === 0) {
      // The next block is there only once the server has heard of the one before; the playing time goes on.
      const waited = Math.max(0, received + line_ms - real);
      real += waited;
      played += waited;
    }
    real += pause_ms + before_ms + rt_ms;
    played += before_ms + rt_ms;
    if (step === down_at) upAgain = real + down_ms;
    received = Math.max(received, real, upAgain) + line_ms;
    const received_ms = OPENED + received;
    timing = afterTimedEvent(timing, {
      task_index: 0,
      step,
      is_answer: true,
      t_ms: played * clock_rate,
      own_ms: rt_ms * clock_rate,
      least_ms: (before_ms + rt_ms) * clock_rate,
      by_hand: true,
      received_ms,
    });
    if ((step + 1) % block === 0) {
      const steps = range(step + 1, block);
      timing = afterRelease(timing, { steps, is_new_task: false, at_ms: received_ms });
    }
  });
  return timing;
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + i);
}

interface Claimed {
  readonly t_ms: number;
  readonly received_s: number;
  readonly rt_ms?: number;
  readonly least_ms?: number;
  readonly by_hand?: boolean;
  readonly task?: number;
}

function answersOf(times: readonly Claimed[], isPaced = true) {
  return times.reduce(
    (timing, { t_ms, received_s, rt_ms = 0, least_ms = 0, by_hand = true, task = 0 }, step) =>
      afterTimedEvent(timing, {
        task_index: task,
        step,
        is_answer: true,
        t_ms,
        own_ms: rt_ms,
        least_ms,
        by_hand,
        received_ms: OPENED + received_s * 1000,
      }),
    beginTiming(OPENED, range(0, 100), isPaced),
  );
}

describe('what the server’s clock says of claimed times', () => {
  it('no honest play is called impossible: slow lines, pauses, ten minutes offline, clocks 1 in 1000 wrong', () => {
    fc.assert(
      fc.property(honestPlays, (play) => {
        expect(judgedTiming(seenOf(play))).toEqual([
          expect.objectContaining({ task_index: 0, impossible: false }),
        ]);
      }),
      { numRuns: 2000, seed: 11 },
    );
  });

  it.each([
    ['a minute sent after 18 ms', [{ t_ms: 60_000, received_s: 0.018 }], 59_982, true],
    [
      'ten minutes offline, arriving in one burst',
      range(1, 60).map((n) => ({ t_ms: n * 10_000, received_s: 600.1 })),
      0,
      false,
    ],
    [
      'the same burst after half the time',
      range(1, 60).map((n) => ({ t_ms: n * 10_000, received_s: 300 })),
      300_000,
      true,
    ],
    ['a stamp that a clock running fast explains', [{ t_ms: 600_900, received_s: 600 }], 900, false],
    [
      'a pause between the stamps',
      [
        { t_ms: 5000, received_s: 5.1 },
        { t_ms: 9000, received_s: 4000 },
      ],
      0,
      false,
    ],
    [
      'an answer stated to have taken longer than its step was out',
      [{ t_ms: 100, rt_ms: 30_000, received_s: 2 }],
      28_000,
      true,
    ],
  ])('%s', (_name, events, over_ms, impossible) => {
    expect(judgedTiming(answersOf(events))).toMatchObject([{ task_index: 0, over_ms, impossible }]);
  });

  it('what was released late cannot have been answered before, whatever time went by earlier', () => {
    let timing = answersOf([{ t_ms: 1000, received_s: 600 }]);
    timing = afterRelease(timing, { steps: [200], is_new_task: true, at_ms: OPENED + 600_000 });
    timing = afterTimedEvent(timing, {
      task_index: 1,
      step: 200,
      is_answer: true,
      t_ms: 31_000,
      own_ms: 25_000,
      least_ms: 0,
      by_hand: true,
      received_ms: OPENED + 600_500,
    });
    expect(judgedTiming(timing)).toMatchObject([
      { task_index: 0, over_ms: 0 },
      { task_index: 1, over_ms: 24_500, impossible: true },
    ]);
  });

  it('a task that was played in its time stands, although the one before it was not', () => {
    const timing = answersOf([
      { t_ms: 60_000, received_s: 0.1 },
      { t_ms: 70_000, received_s: 10.2, task: 1 },
    ]);
    expect(judgedTiming(timing)?.map(({ impossible }) => impossible)).toEqual([true, false]);
  });

  it('small lies add up: what has no room is counted over the whole task', () => {
    const timing = answersOf(range(1, 30).map((n) => ({ t_ms: n * 2000, received_s: n * 1.9 })));
    expect(judgedTiming(timing)?.[0]).toMatchObject({ over_ms: 3000, impossible: true });
    expect(TIMING_TOLERANCE_MS).toBeLessThan(3000);
  });

  it('nothing is judged where it is not known when the play was opened', () => {
    expect(judgedTiming(beginTiming(null, [0], true))).toBeNull();
  });
});

describe('what a game needs of the claimed times', () => {
  /** Trials of a game that shows each for a second before it can be answered, claimed one after the other. */
  const trials = (count: number, every_ms: number, rt_ms: number): Claimed[] =>
    range(1, count).map((n) => ({ t_ms: n * every_ms, received_s: 600, rt_ms, least_ms: 1000 + rt_ms }));

  it.each<[string, Claimed[], { short_ms: number; too_fast: number }, boolean]>([
    ['trials in their time', trials(20, 1500, 450), { short_ms: 0, too_fast: 0 }, false],
    ['waits that end half a frame early', trials(20, 1442, 450), { short_ms: 0, too_fast: 0 }, false],
    ['trials a millisecond after one another', trials(20, 1, 1), { short_ms: 20_000, too_fast: 20 }, true],
    [
      'trials claimed before they could be shown',
      trials(20, 600, 450),
      { short_ms: 17_000, too_fast: 0 },
      true,
    ],
    ['one trial that does not fit', trials(1, 600, 450), { short_ms: 850, too_fast: 0 }, false],
    [
      'answers at the same moment in a game without times of its own',
      range(1, 9).map((n) => ({ t_ms: n * 10, received_s: 600 })),
      { short_ms: 0, too_fast: 9 },
      false,
    ],
    [
      'what no hand gave',
      range(1, 9).map((n) => ({ t_ms: n * 10, received_s: 600, by_hand: false })),
      { short_ms: 0, too_fast: 0 },
      false,
    ],
  ])('%s', (_name, claimed, pace, impossible) => {
    expect(judgedTiming(answersOf(claimed))).toMatchObject([{ over_ms: 0, pace, impossible }]);
  });

  it('a step cannot have been answered before its game could show it, whenever it was sent', () => {
    const timing = answersOf([{ t_ms: 21_000, received_s: 21, rt_ms: 500, least_ms: 30_500 }]);
    expect(judgedTiming(timing)).toMatchObject([{ over_ms: 9450, impossible: true }]);
  });

  it('each task begins where the one before it ended', () => {
    const timing = [0, 1].reduce(
      (before, task) => {
        const after = afterTimedEvent(before, {
          task_index: task,
          step: 0,
          is_answer: true,
          t_ms: (task + 1) * 5000,
          own_ms: 500,
          least_ms: 5000,
          by_hand: true,
          received_ms: OPENED + 60_000,
        });
        return afterRelease(after, { steps: [0], is_new_task: true, at_ms: OPENED + 1000 });
      },
      beginTiming(OPENED, [0], true),
    );
    expect(judgedTiming(timing)?.map(({ pace }) => pace?.short_ms)).toEqual([0, 0]);
  });

  it('plays that were begun before are not held to it', () => {
    const [judged] = judgedTiming(answersOf(trials(20, 1, 1), false)) ?? [];
    expect(judged).toEqual({ task_index: 0, claimed_ms: 20, over_ms: 0, impossible: false });
  });
});
