import type { Json } from '@tryout/game-sdk/protocol';
import { LIMITS } from '@tryout/game-sdk/protocol';
import { createReceiver } from '@tryout/game-sdk/receiver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, simulateTask } from '../simulate.ts';
import { type Accommodations, InputRefused, type TaskInput } from '../task-core.ts';
import { uploadedGameJudge } from './judge.ts';
import { parseInput } from './parse-input.ts';
import type { UploadedGameInput } from './shapes.ts';
import { manifestForTests } from './testing/manifest.ts';

const MANIFEST = manifestForTests();
const judge = uploadedGameJudge(MANIFEST, '1.2');
const USUAL: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};
const PERSONA = { ability: 0.5, speed: 0.5, lapse: 0.2, risk: 0.5 };
const SEED = '0123456789abcdef0123456789abcdef';
const planOf = (accommodations = USUAL) => judge.plan(judge.configure({}), accommodations, SEED);

const START: UploadedGameInput = { t: 'start' };
const COMPLETE: UploadedGameInput = { t: 'complete', summary: null };
const said = (key: string, value: Json, trial?: number): UploadedGameInput => ({
  t: 'data_point',
  key,
  value,
  t_ms: 10,
  ...(trial !== undefined && { trial }),
});

function played(inputs: readonly UploadedGameInput[], accommodations = USUAL) {
  const plan = planOf(accommodations);
  let state = judge.start(plan);
  for (const [at, input] of inputs.entries()) {
    ({ state } = judge.reduce(plan, state, { t_ms: 100 * at, input: judge.parseInput(input) }));
  }
  return { plan, state };
}

function pointsOf(inputs: readonly UploadedGameInput[], accommodations = USUAL) {
  const { plan, state } = played(inputs, accommodations);
  return Object.fromEntries(judge.dataPoints(plan, state).map((point) => [point.key, point]));
}

function refusalOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    return error.code;
  }
}

describe('what an uploaded game declares', () => {
  it('gives a scalar for each data point that can count, and a column for each repeated one', () => {
    expect(judge.data_points.map(({ key, type, min, max }) => [key, type, min, max])).toEqual([
      ['accuracy', 'ratio', 0, 1],
      ['median_rt', 'duration_ms', 0, 5000],
      ['points', 'integer', 0, 400],
      ['finished', 'boolean', 0, 1],
      ['strategy', 'integer', 0, 2],
      ['drift', 'number', -1e15, 1e15],
    ]);
    expect(judge.data_points[4]?.description).toBe('0 = careful, 1 = steady, 2 = bold');
    expect(judge.trial_columns.map(({ key, type }) => [key, type])).toEqual([
      ['i', 'number'],
      ['t_ms', 'number'],
      ['rt', 'number'],
      ['correct', 'boolean'],
      ['choice', 'text'],
      ['row', 'text'],
    ]);
  });

  it('tells the frame its settings, needs and a seed of its own, and nothing of the play', () => {
    const wishes = { ...USUAL, time_factor: 1.5 as const, reduced_motion: true, color_safe: true };
    const [stimulus] = judge.release(planOf(wishes), judge.start(planOf(wishes)));
    expect(stimulus).toEqual({
      i: 0,
      kind: 'uploaded_game',
      build_version: '1.2',
      seed: expect.stringMatching(/^[0-9a-f]{32}$/),
      params: { trials: 12 },
      a11y: { reduced_motion: true, time_factor: 1.5, contrast: 'more' },
    });
    expect(JSON.stringify(stimulus)).not.toContain(SEED);
  });
});

describe('values', () => {
  it('count where they fit: booleans as 0 and 1, options by their place', () => {
    const points = pointsOf([
      START,
      said('accuracy', 0.75),
      said('finished', true),
      said('strategy', 'bold'),
      said('points', 12),
    ]);
    expect(points.accuracy).toEqual({ key: 'accuracy', value: 0.75 });
    expect(points.finished?.value).toBe(1);
    expect(points.strategy?.value).toBe(2);
    expect(points.drift).toEqual({ key: 'drift', value: null, missing_reason: 'not_reached' });
  });

  it('never count where they do not fit, and are told as facts', () => {
    const inputs = [
      START,
      said('accuracy', 1.5),
      said('points', 3.5),
      said('strategy', 'reckless'),
      said('invented', 100),
      said('points', 7, 3),
    ];
    const points = pointsOf(inputs);
    expect(points.accuracy).toMatchObject({ value: null, missing_reason: 'invalid_range' });
    expect(points.points).toMatchObject({ value: null, missing_reason: 'invalid_range' });
    expect(points.strategy).toMatchObject({ value: null, missing_reason: 'invalid_range' });
    expect(points.invented).toBeUndefined();
    const { plan, state } = played(inputs);
    const flags = Object.fromEntries(judge.validity(plan, state).map(({ code, value }) => [code, value]));
    expect(flags).toEqual({ unmapped_values: 1, unfit_values: 4, reloads: 0, load_failures: 0 });
  });

  it('give way to later ones of the same key and trial', () => {
    const { plan, state } = played([
      START,
      said('accuracy', 0.2),
      said('rt', 900, 0),
      START,
      said('rt', 450, 0),
      said('accuracy', 0.6),
    ]);
    expect(judge.dataPoints(plan, state)[0]?.value).toBe(0.6);
    expect(judge.trials(plan, state)).toMatchObject([{ i: 0, rt: 450 }]);
    expect(judge.validity(plan, state).find(({ code }) => code === 'reloads')?.value).toBe(1);
  });

  it('of speed are missing where other time was given, as scalars and in the trials', () => {
    const inputs = [
      START,
      said('accuracy', 0.5),
      said('median_rt', 700),
      said('rt', 700, 0),
      said('correct', true, 0),
      said('row', { rt: 700, response: 'left' }, 0),
    ];
    const points = pointsOf(inputs, { ...USUAL, time_factor: 2 });
    expect(points.median_rt).toEqual({ key: 'median_rt', value: null, missing_reason: 'accommodated' });
    expect(points.accuracy?.value).toBe(0.5);
    const { plan, state } = played(inputs, { ...USUAL, time_factor: null });
    expect(judge.trials(plan, state)).toEqual([{ i: 0, t_ms: null, rt: null, correct: true, choice: null }]);
  });

  it('of trials stand in rows by their number; raw rows show their flat fields', () => {
    const { plan, state } = played([
      START,
      said('rt', 300, 7),
      said('correct', false, 7),
      said('choice', 'right', 2),
      said('rt', 400),
      said('rt', 99_999, 9),
      said('row', { rt: 300, response: 'a', list: [1] }, 7),
    ]);
    expect(judge.trials(plan, state)).toEqual([
      { i: 0, t_ms: 400, rt: 400, correct: null, choice: null },
      { i: 2, t_ms: 300, rt: null, correct: null, choice: 'right' },
      {
        i: 7,
        t_ms: 600,
        rt: 300,
        correct: false,
        choice: null,
        'row.rt': 300,
        'row.response': 'a',
        'row.list': null,
      },
      { i: 9, t_ms: 500, rt: null, correct: null, choice: null },
    ]);
  });

  it('of trials are never those of a raw row that calls a field like one of them', () => {
    const twins = uploadedGameJudge(
      manifestForTests({
        data_points: [
          { key: 'row.rt', type: 'duration_ms', max: 5000, repeated: true },
          { key: 'row', type: 'object', repeated: true },
        ],
      }),
      '1',
    );
    const plan = twins.plan(twins.configure({}), USUAL, SEED);
    let state = twins.start(plan);
    for (const input of [START, said('row.rt', 300, 0), said('row', { rt: 1, kind: 'a' }, 0)]) {
      ({ state } = twins.reduce(plan, state, { t_ms: 5, input }));
    }
    expect(twins.trials(plan, state)).toEqual([{ i: 0, t_ms: 5, 'row.rt': 300, 'row.kind': 'a' }]);
  });

  it('may be called what objects have of their own', () => {
    const odd = uploadedGameJudge(
      manifestForTests({ data_points: [{ key: 'constructor', type: 'number', min: 0, max: 9 }] }),
      '1',
    );
    const plan = odd.plan(odd.configure({}), USUAL, SEED);
    expect(odd.dataPoints(plan, odd.start(plan))).toEqual([
      { key: 'constructor', value: null, missing_reason: 'not_reached' },
    ]);
  });
});

describe('the order of a session', () => {
  it('begins with start and ends with complete, which needs every required value', () => {
    expect(refusalOf(() => played([said('accuracy', 1)]))).toBe('not_started');
    expect(refusalOf(() => played([COMPLETE]))).toBe('not_started');
    expect(refusalOf(() => played([START, COMPLETE]))).toBe('incomplete');
    expect(refusalOf(() => played([START, said('accuracy', 2), COMPLETE]))).toBe('incomplete');
    const { plan, state } = played([START, said('accuracy', 1), COMPLETE]);
    expect(judge.progress(plan, state)).toEqual({ step: 1, of: 1, finished: true });
    expect(judge.release(plan, state)).toEqual([]);
    for (const late of [START, said('accuracy', 0), COMPLETE]) {
      const after = () => judge.reduce(plan, state, { t_ms: 9e5, input: late });
      expect(refusalOf(after)).toBe('task_finished');
    }
  });

  it('goes on from the last checkpoint, with the number of the next message', () => {
    const { plan, state } = played([
      { t: 'event', type: 'read' },
      START,
      { t: 'checkpoint', state: { next: 1 } },
      said('rt', 1, 0),
      { t: 'checkpoint', state: { next: 2 } },
      { t: 'load_failed', code: 'no_hello', waited_ms: 15_000 },
    ]);
    expect(judge.resumePoint?.(plan, state)).toEqual({
      resume_state: { next: 2 },
      last_seq: 4,
      started: true,
    });
  });

  it.each([
    ['no object', 7],
    ['an unknown message', { t: 'cheat' }],
    ['one for the moment', { t: 'progress', pct: 3 }],
    ['a number of its own', { t: 'event', type: 'a', seq: 9 }],
    ['an unknown field', { t: 'event', type: 'a', total: 100 }],
    ['a start with more', { t: 'start', score: 100 }],
    ['no JSON', { t: 'data_point', key: 'a', value: Number.NaN, t_ms: 0 }],
    ['half a character', { t: 'data_point', key: 'a', value: '\ud800', t_ms: 0 }],
    ['NUL', { t: 'checkpoint', state: { a: '\u0000' } }],
    ['a bad code', { t: 'load_failed', code: 'No Hello', waited_ms: 1 }],
  ])('refuses %s', (_what, raw) => {
    expect(refusalOf(() => parseInput(raw))).toBe('malformed');
  });

  it('refuses what is too large, and everything once the session is full', () => {
    const large = 'x'.repeat(LIMITS.message_bytes);
    expect(refusalOf(() => parseInput(said('accuracy', large)))).toBe('too_large');
    expect(refusalOf(() => parseInput({ t: 'checkpoint', state: large }))).toBeNull();
    expect(refusalOf(() => parseInput({ t: 'checkpoint', state: `${large}${large}` }))).toBe('too_large');
    const checkpoint: UploadedGameInput = { t: 'checkpoint', state: 'x'.repeat(60_000) };
    expect(refusalOf(() => played(Array.from({ length: 174 }, () => checkpoint)))).toBeNull();
    expect(refusalOf(() => played(Array.from({ length: 175 }, () => checkpoint)))).toBe('session_full');
    const events = Array.from({ length: LIMITS.messages_per_session + 1 }, () => START);
    expect(refusalOf(() => played(events))).toBe('session_full');
  });
});

const anyValue = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -10, max: 500 }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.boolean(),
  fc.constantFrom('careful', 'bold', 'left', 'nowhere'),
  fc.constant({ rt: 4 }),
);
const anyKey = fc.constantFrom(...MANIFEST.data_points.map(({ key }) => key), 'invented');
const anyPoint = fc
  .tuple(anyKey, anyValue, fc.option(fc.nat(5), { nil: undefined }))
  .map(([key, value, trial]) => said(key, value as Json, trial));
const anyInput: fc.Arbitrary<UploadedGameInput> = fc.oneof(
  { weight: 6, arbitrary: anyPoint },
  fc.constant(START),
  fc.constant<UploadedGameInput>({ t: 'event', type: 'looked' }),
  fc.nat(9).map((next): UploadedGameInput => ({ t: 'checkpoint', state: { next } })),
);
const session = fc.array(anyInput, { maxLength: 60 }).map((inputs) => [START, ...inputs]);

describe('any session', () => {
  it('knows one zero, as its log does', () => {
    const point = said('rt', -0);
    expect(pointsOf([START, point])).toEqual(pointsOf([START, JSON.parse(JSON.stringify(point))]));
  });

  it('comes to the same when it is replayed from its log', () => {
    fc.assert(
      fc.property(session, (inputs) => {
        const log: TaskInput<unknown>[] = inputs.map((input, at) => ({
          t_ms: 100 * at,
          input: JSON.parse(JSON.stringify(input)),
        }));
        const { plan, state } = played(inputs);
        const again = replay(judge, {}, USUAL, SEED, log);
        expect(again.dataPoints).toEqual(judge.dataPoints(plan, state));
        expect(again.trials).toEqual(judge.trials(plan, state));
        expect(again.validity).toEqual(judge.validity(plan, state));
      }),
    );
  });

  it('leaves every state before it as it was, so that it can go on from any', () => {
    fc.assert(
      fc.property(session, fc.nat(), (inputs, at) => {
        const cut = at % (inputs.length + 1);
        const { plan, state: half } = played(inputs.slice(0, cut));
        const before = JSON.stringify([judge.dataPoints(plan, half), judge.trials(plan, half)]);
        let state = half;
        for (const [n, input] of inputs.slice(cut).entries()) {
          ({ state } = judge.reduce(plan, state, { t_ms: 100 * (cut + n), input }));
        }
        expect(judge.dataPoints(plan, state)).toEqual(judge.dataPoints(plan, played(inputs).state));
        expect(JSON.stringify([judge.dataPoints(plan, half), judge.trials(plan, half)])).toBe(before);
      }),
    );
  });

  it('is judged as the page judged it that passed it on', () => {
    fc.assert(
      fc.property(session, (inputs) => {
        const receiver = createReceiver(MANIFEST);
        receiver.receive({ t: 'ready' }, 0);
        let seq = 0;
        for (const input of inputs) {
          if (input.t !== 'start') seq += 1;
          receiver.receive(input.t === 'start' ? input : { ...input, seq }, seq * 1000);
        }
        const { plan, state } = played(inputs);
        expect(judge.resumePoint?.(plan, state)).toMatchObject({ last_seq: receiver.lastSeq });
        const complete = () => judge.reduce(plan, state, { t_ms: 9e6, input: COMPLETE });
        expect(refusalOf(complete)).toBe(receiver.missing().length === 0 ? null : 'incomplete');
      }),
    );
  });

  it('gives each declared data point, in range or with a reason', () => {
    fc.assert(
      fc.property(session, (inputs) => {
        const { plan, state } = played(inputs);
        const points = judge.dataPoints(plan, state);
        expect(points.map(({ key }) => key)).toEqual(judge.data_points.map(({ key }) => key));
        for (const [at, { value, missing_reason }] of points.entries()) {
          const { min = 0, max = 0 } = judge.data_points[at] ?? {};
          if (value === null) expect(missing_reason).toBeDefined();
          else expect(value >= min && value <= max).toBe(true);
        }
      }),
    );
  });
});

describe('20,000 messages', () => {
  it('make a state that shares all of the one before: nothing is copied', () => {
    const inputs = Array.from({ length: 20_000 }, (_, at) => said('rt', at % 5000, at % 60));
    const { plan, state } = played([START, ...inputs]);
    const next = judge.reduce(plan, state, { t_ms: 9e6, input: said('rt', 1, 1) }).state;
    expect(next.last_value?.before).toBe(state.last_value);
    expect(judge.trials(plan, state)).toHaveLength(60);
  });
});

describe('the stand-in for a person', () => {
  it('completes a session with values that fit, the better the abler', () => {
    const of = (ability: number) => {
      const persona = { ...PERSONA, ability };
      return simulateTask(judge, {}, USUAL, SEED, persona, `p${ability}`);
    };
    const [weak, strong] = [of(0.1), of(0.9)];
    expect(strong.finished).toBe(true);
    expect(strong.validity.every(({ value }) => value === 0)).toBe(true);
    expect(strong.dataPoints.every(({ value }) => value !== null)).toBe(true);
    expect(strong.dataPoints[0]?.value).toBeGreaterThan(weak.dataPoints[0]?.value ?? 1);
    const minutes = (strong.inputs.at(-1)?.t_ms ?? 0) / 60_000;
    expect(minutes).toBeCloseTo(4, 6);
  });

  it('is the same for the same seed', () => {
    const once = () => simulateTask(judge, {}, USUAL, SEED, PERSONA, 'same');
    expect(once()).toEqual(once());
  });
});
