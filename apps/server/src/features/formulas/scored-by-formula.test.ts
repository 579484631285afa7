import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { ABLE, createPlayWorld, type PlayWorld } from '../../platform/testing/play-world.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { type FormulaCalls, SPEED, SPEED_FORMULA, startFormulaCalls } from './testing/formula-calls.ts';

interface StoredCard {
  readonly id: string;
  readonly pins: { formulas: { id: string; version: number }[] };
  readonly trace: { formulas: TestBody[] };
  readonly everything: string;
}

describe('a formula that was put in force', () => {
  let calls: FormulaCalls;
  let world: PlayWorld;

  beforeAll(async () => {
    calls = await startFormulaCalls();
    world = await createPlayWorld(calls.app);
  });
  afterAll(() => calls.app.stop());

  /** Somebody plays the shortest simulation; answers the card as stored. */
  async function play(seed: string): Promise<StoredCard> {
    const { token } = await world.open(await world.apply());
    const ended = await playByBot(calls.app, token, ABLE, seed);
    return card(ended.body.data.score_card_id);
  }

  async function card(id: string): Promise<StoredCard> {
    const { rows } = await sql<StoredCard>`
      select id, pins, trace, row_to_json(c)::text as everything from score_cards c where id = ${id}
    `.execute(calls.app.db);
    if (!rows[0]) throw new Error('no card was made');
    return rows[0];
  }

  const speedIn = ({ trace }: StoredCard) =>
    trace.formulas.find((each) => each.subtrait_id === SPEED && each.task_key === 'signal-tower');

  const outcomeOf = ({ value, total_score }: TestBody) => ({ value, total_score });

  it('scores what is played afterwards exactly as its test case says; cards given before stay', async () => {
    const before = await play('before');
    const old = speedIn(before);
    expect(old).toMatchObject({ formula_id: SPEED_FORMULA, formula_version: 1 });
    expect(before.pins.formulas).toContainEqual(expect.objectContaining({ id: SPEED_FORMULA, version: 1 }));

    await calls.published('Was careful', 'acc_all >= 0.3 and count(trials.rt_ms) > 3');
    const source = [
      'when @"Was careful": clamp(round(50 * acc_all + 10 * rcs_all) + 7 * ratio(trials.correct), 0, 100) of 120',
      'otherwise: 3 of 120',
    ].join('\n');
    const given = {
      acc_all: 0.9,
      rcs_all: 2,
      'trials.rt_ms': [500, 600, null, 700, 800],
      'trials.correct': [true, true, false, true],
    };
    const tests = [
      { inputs: given, expect: { value: 70.25, total_score: 120 } },
      { inputs: { ...given, acc_all: 0.1 }, expect: { value: 3, total_score: 120 } },
    ];
    const { formula } = (await calls.call('POST', `formulas/${SPEED_FORMULA}/versions`)).body.data;
    const saved = await calls.call('PUT', `formulas/${formula.id}`, {
      name: formula.name,
      subtrait_id: SPEED,
      task_key: 'signal-tower',
      source,
      tests,
      edit: formula.edit,
    });
    expect(saved.body.data.problems).toEqual([]);
    const moved = await calls.move('formulas', formula.id, 'published');
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);

    // The same seed and the same person: the plays differ in their secret plan alone.
    const after = await play('before');
    const now = speedIn(after);
    const correct: boolean[] = now.inputs['trials.correct'];
    expect(correct.length).toBeGreaterThan(3);
    const { acc_all, rcs_all } = now.inputs;
    const right = correct.filter(Boolean).length / correct.length;
    const by_hand = Math.floor(50 * acc_all + 10 * rcs_all + 0.5) + 7 * right;
    expect(now).toMatchObject({
      formula_id: formula.id,
      formula_version: 2,
      case_index: 0,
      total_score: 120,
    });
    expect(now.value).toBeCloseTo(by_hand, 5);
    const body = {
      task_key: 'signal-tower',
      source,
      tests: [{ inputs: now.inputs, expect: outcomeOf(now) }],
    };
    const { results } = (await calls.call('POST', 'formulas/test', body)).body.data;
    expect(results).toMatchObject([{ passes: true }]);
    expect(after.pins.formulas).toContainEqual(expect.objectContaining({ id: formula.id, version: 2 }));
    expect(after.pins.formulas.map((each) => each.id)).not.toContain(SPEED_FORMULA);

    expect((await card(before.id)).everything).toBe(before.everything);
    for (const { id: score_card_id } of [before, after]) {
      const verified = await calls.app.call({
        path: '/position/application/score/card/verify',
        as: calls.admin,
        query: { score_card_id },
      });
      expect(verified.body.data, verified.raw).toMatchObject({ equal: true });
    }
  });
});
