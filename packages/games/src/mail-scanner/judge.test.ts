import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import type { MailScannerInput, MailScannerStimulus, Sorting } from './core.ts';
import { mailScannerJudge as judge } from './judge.ts';
import type { MailScannerPlan } from './plan.ts';

type Settings = Parameters<typeof judge.configure>[0];

function planOf(config: Settings = null, change: Partial<typeof NO_ACCOMMODATIONS> = {}): MailScannerPlan {
  return judge.plan(judge.configure(config), { ...NO_ACCOMMODATIONS, ...change }, seedOf(1));
}

function sort(i: number, rt_ms: number | null, response: Sorting = 'stamp'): MailScannerInput {
  return rt_ms === null
    ? { i, response: null, rt_ms: null, method: null, frame_ms: 16.7, interrupted: false }
    : { i, response, rt_ms, method: 'key', frame_ms: 16.7, interrupted: false };
}

/** Plays every letter; `stampAfter` gives the response time, null where the letter is left alone. */
function playAll(plan: MailScannerPlan, stampAfter: (letter: MailScannerStimulus) => number | null) {
  let state = judge.start(plan);
  for (const letter of plan.letters) {
    const event = { t_ms: letter.i * 3000, input: sort(letter.i, stampAfter(letter)) };
    ({ state } = judge.reduce(plan, state, event));
  }
  return state;
}

function pointOf(plan: MailScannerPlan, state: ReturnType<typeof judge.start>, key: string) {
  return judge.dataPoints(plan, state).find((each) => each.key === key);
}

const honest = ({ i, marked }: MailScannerStimulus) => (marked ? null : 300 + ((i * 37) % 120));

describe('the plan', () => {
  it('has the same number of marked letters in each block, at places that are drawn', () => {
    const places = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const { letters } = judge.plan(judge.configure(null), NO_ACCOMMODATIONS, seedOf(n));
        expect(letters.length).toBe(280);
        for (const block of [0, 1, 2, 3]) {
          expect(letters.filter((each) => each.block === block && each.marked).length).toBe(7);
        }
        expect(letters.every(({ wait_ms }) => wait_ms >= 300 && wait_ms <= 500)).toBe(true);
        places.add(letters.flatMap(({ i, marked }) => (marked ? [i] : [])).join());
      }),
      { numRuns: 40 },
    );
    expect(places.size).toBeGreaterThan(30);
  });

  it('follows the share of letters to be stamped', () => {
    const { letters } = planOf({ share_go: 0.8, trials: 40, block_size: 20 });
    expect(letters.filter((each) => each.marked).length).toBe(8);
  });

  it('shows and waits longer with extra time; at one’s own pace a letter stays', () => {
    const timing = (change: Partial<typeof NO_ACCOMMODATIONS>) => planOf(null, change).letters[0];
    expect(timing({})).toMatchObject({ shown_ms: 750, deadline_ms: 1200, ends_on_answer: false });
    expect(timing({ time_factor: 2 })).toMatchObject({ shown_ms: 1500, deadline_ms: 2400 });
    const ownPace = { shown_ms: null, deadline_ms: null, ends_on_answer: true };
    expect(timing({ time_factor: null })).toMatchObject(ownPace);
    expect(timing({ time_factor: null, screen_reader: true })).toMatchObject(ownPace);
    expect(timing({ screen_reader: true })).toMatchObject({ shown_ms: null, deadline_ms: 3700 });
  });

  it.each([
    [{ trials: 100 }, /trials/],
    [{ stimulus_ms: 1300 }, /stimulus_ms/],
    [{ soa_ms: 1400 }, /soa_ms/],
  ])('refuses settings that do not fit together: %o', (config, named) => {
    expect(() => judge.configure(config)).toThrow(named);
  });
});

describe('what is done with a letter', () => {
  const plan = planOf();
  const first = judge.start(plan);

  it('may come up to 100 ms after the deadline, not later', () => {
    const at = (rt_ms: number) => () => judge.reduce(plan, first, { t_ms: 9, input: sort(0, rt_ms) });
    expect(at(1300)).not.toThrow();
    expect(at(1301)).toThrow(/deadline/);
  });

  it('is stamping or leaving alone in time, stamping or putting aside at one’s own pace', () => {
    const untimed = planOf(null, { time_factor: null });
    const begin = judge.start(untimed);
    expect(() => judge.reduce(plan, first, { t_ms: 1, input: sort(0, 500, 'aside') })).toThrow(/timed/);
    expect(() => judge.reduce(untimed, begin, { t_ms: 1, input: sort(0, null) })).toThrow(/untimed/);
    expect(() => judge.reduce(untimed, begin, { t_ms: 1, input: sort(0, 9000, 'aside') })).not.toThrow();
  });

  it.each([
    { rt_ms: null },
    { response: null },
    { response: 'burn' },
    { method: null },
    { interrupted: 'no' },
    { interrupted: true },
    { i: 1.5 },
  ])('is refused when malformed: %o', (change) => {
    expect(() => judge.parseInput({ ...sort(0, 400), ...change })).toThrow();
  });

  it('is not told to be right or wrong', () => {
    expect(judge.reduce(plan, first, { t_ms: 1, input: sort(0, 400) }).outcome).toBeNull();
  });
});

describe('the data points', () => {
  const plan = planOf();

  it('of somebody who stamps all unmarked letters and no other', () => {
    const state = playAll(plan, honest);
    expect(pointOf(plan, state, 'commission')).toEqual({ key: 'commission', value: 0, trials: 28 });
    expect(pointOf(plan, state, 'omission')).toEqual({ key: 'omission', value: 0, trials: 252 });
    expect(pointOf(plan, state, 'go_rt_sd')?.trials).toBe(252);
    expect(pointOf(plan, state, 'dprime')?.value).toBeGreaterThan(5);
  });

  it('give nothing for stamping nothing, and nothing for stamping everything', () => {
    const nothing = playAll(plan, () => null);
    expect(pointOf(plan, nothing, 'commission')?.missing_reason).toBe('invalid_range');
    expect(pointOf(plan, nothing, 'omission')?.value).toBe(1);
    expect(pointOf(plan, nothing, 'go_rt_sd')?.missing_reason).toBe('too_few_trials');
    const everything = playAll(plan, ({ i }) => 250 + (i % 9));
    expect(pointOf(plan, everything, 'commission')?.value).toBe(1);
    expect(pointOf(plan, everything, 'go_rt_sd')?.missing_reason).toBe('invalid_range');
    expect(pointOf(plan, everything, 'dprime')?.value).toBe(0);
  });

  it('leave out letters that a pause cut into', () => {
    let state = judge.start(plan);
    for (const letter of plan.letters) {
      const cut = letter.marked || letter.i % 40 === 0;
      const input = cut ? { ...sort(letter.i, null), interrupted: true } : sort(letter.i, honest(letter));
      ({ state } = judge.reduce(plan, state, { t_ms: letter.i * 3000, input }));
    }
    expect(pointOf(plan, state, 'commission')?.missing_reason).toBe('too_few_trials');
    expect(pointOf(plan, state, 'omission')?.value).toBe(0);
    const flag = judge.validity(plan, state).find((each) => each.code === 'interrupted_steps');
    expect(flag?.review).toBe(true);
    expect(judge.trials(plan, state)[0]?.correct).toBeNull();
  });

  it('have commissions but no times at one’s own pace or when letters are read aloud', () => {
    const spoken = planOf(null, { screen_reader: true });
    const state = playAll(spoken, honest);
    expect(pointOf(spoken, state, 'commission')?.value).toBe(0);
    expect(pointOf(spoken, state, 'go_rt_sd')?.missing_reason).toBe('accommodated');
  });
});

describe('the flags', () => {
  const plan = planOf();
  const review = (state: ReturnType<typeof judge.start>) =>
    judge
      .validity(plan, state)
      .filter((flag) => flag.review)
      .map((flag) => flag.code);

  it('stay away from an honest play', () => {
    expect(review(playAll(plan, honest))).toEqual([]);
  });

  it('name machine-like steadiness, early stamps, absence and not looking', () => {
    expect(review(playAll(plan, ({ marked }) => (marked ? null : 300)))).toContain('steady_times');
    const blind = playAll(plan, ({ i }) => 80 + (i % 60));
    expect(review(blind)).toEqual(expect.arrayContaining(['anticipation_share', 'near_chance']));
    const away = playAll(plan, (letter) => (letter.i % 5 === 0 ? null : honest(letter)));
    expect(review(away)).toContain('unanswered_share');
  });

  it('know no base rate for another share of letters', () => {
    const other = planOf({ share_go: 0.8 });
    const flags = judge.validity(other, playAll(other, honest));
    expect(flags.find((each) => each.code === 'unanswered_share')?.base_rate_p99).toBeNull();
  });

  it('name stated times that do not fit between two events', () => {
    let state = judge.start(plan);
    for (const i of [0, 1]) ({ state } = judge.reduce(plan, state, { t_ms: 400 * i, input: sort(i, 300) }));
    expect(review(state)).toEqual(['impossible_timing']);
  });
});
