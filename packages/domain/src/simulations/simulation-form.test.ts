import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawForm, leastInForm, spanOfForms, type TaskGroup } from './simulation-form.ts';

const task = (id: string, group_id: string | null = null, seconds = 60) => ({ id, group_id, seconds });
const group = (id: string, n: number | null = null, shuffle = false): TaskGroup => ({
  id,
  pick: n === null ? 'all' : 'random_n',
  n,
  shuffle,
});
const ids = (form: readonly { id: string }[]) => form.map((each) => each.id).join('');

/** Any simulation: up to ten tasks, each on its own or in one of three groups, or in one that is gone. */
const anySimulation = fc.record({
  tasks: fc
    .array(fc.constantFrom(null, 'g0', 'g1', 'g2', 'gone'), { maxLength: 10 })
    .map((groups) => groups.map((group_id, i) => task(String.fromCharCode(97 + i), group_id, 10 + 7 * i))),
  groups: fc
    .tuple(
      ...['g0', 'g1', 'g2'].map((id) =>
        fc
          .tuple(fc.option(fc.integer({ min: 1, max: 5 })), fc.boolean())
          .map(([n, shuffle]) => group(id, n, shuffle)),
      ),
    )
    .map((all): readonly TaskGroup[] => all),
  seed: fc.string(),
});

describe('without groups', () => {
  test('every task is delivered in its order', () => {
    expect(ids(drawForm([task('a'), task('b'), task('c')], [], 'seed'))).toBe('abc');
    expect(drawForm([], [group('g0', 2)], 'seed')).toEqual([]);
  });
});

describe('places', () => {
  const tasks = [task('a'), task('b', 'g1'), task('c'), task('d', 'g0'), task('e', 'g1')];

  test('a group stands where its first task stands, and its tasks come together', () => {
    expect(ids(drawForm(tasks, [group('g1')], 'seed'))).toBe('abecd');
  });

  test('places that groups take up go to them in their own order', () => {
    expect(ids(drawForm(tasks, [group('g0'), group('g1')], 'seed'))).toBe('adcbe');
    expect(ids(drawForm(tasks, [group('g1'), group('g0')], 'seed'))).toBe('abecd');
  });
});

describe('drawing', () => {
  test('is the same for the same seed, takes n of each group once, and keeps what is not drawn', () => {
    fc.assert(
      fc.property(anySimulation, ({ tasks, groups, seed }) => {
        const form = drawForm(tasks, groups, seed);
        expect(drawForm(tasks, groups, seed)).toEqual(form);
        expect(new Set(form).size).toBe(form.length);
        for (const each of groups) {
          const members = tasks.filter((one) => one.group_id === each.id);
          const drawn = form.filter((one) => one.group_id === each.id);
          expect(drawn).toHaveLength(Math.min(each.n ?? members.length, members.length));
          if (!each.shuffle) expect(drawn).toEqual(members.filter((one) => drawn.includes(one)));
          const at = form.findIndex((one) => one.group_id === each.id);
          if (at >= 0) expect(form.slice(at, at + drawn.length)).toEqual(drawn);
        }
        const alone = (one: { group_id: string | null }) => !groups.some(({ id }) => id === one.group_id);
        expect(form.filter(alone)).toEqual(tasks.filter(alone));
      }),
    );
  });

  test('changes nothing in one group when another one changes', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id) => task(id, 'g0')).concat(task('x', 'g1'), task('y', 'g1'));
    for (let i = 0; i < 50; i += 1) {
      const before = drawForm(tasks, [group('g0', 2, true), group('g1')], `seed ${i}`);
      const after = drawForm(tasks, [group('g0', 2, true), group('g1', 1)], `seed ${i}`);
      expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    }
  });

  test('gives each subset, and with shuffle each order, about equally often', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id) => task(id, 'g0'));
    const count = (shuffle: boolean, draws: number) => {
      const seen = new Map<string, number>();
      for (let i = 0; i < draws; i += 1) {
        const form = ids(drawForm(tasks, [group('g0', 2, shuffle)], `play ${i}`));
        seen.set(form, (seen.get(form) ?? 0) + 1);
      }
      return [...seen.values()];
    };
    const chiSquared = (counts: number[], draws: number) =>
      counts.reduce((sum, n) => sum + (n - draws / counts.length) ** 2 / (draws / counts.length), 0);
    const subsets = count(false, 6000);
    expect(subsets).toHaveLength(6);
    // 99.9 % of fair draws stay below: 20.5 with 5 degrees of freedom, 31.3 with 11.
    expect(chiSquared(subsets, 6000)).toBeLessThan(20.5);
    const orders = count(true, 12_000);
    expect(orders).toHaveLength(12);
    expect(chiSquared(orders, 12_000)).toBeLessThan(31.3);
  });
});

describe('what every form has', () => {
  test('lies between the shortest and the longest one', () => {
    fc.assert(
      fc.property(anySimulation, ({ tasks, groups, seed }) => {
        const seconds = drawForm(tasks, groups, seed).reduce((sum, one) => sum + one.seconds, 0);
        const { shortest, longest } = spanOfForms(tasks, groups, (one) => one.seconds);
        expect(seconds).toBeGreaterThanOrEqual(shortest);
        expect(seconds).toBeLessThanOrEqual(longest);
      }),
    );
  });

  test('counts only what cannot be missed', () => {
    const tasks = [task('a', 'g0'), task('b', 'g0'), task('c', 'g0'), task('d')];
    const counted = (kinds: string, n: number | null) =>
      leastInForm(tasks, [group('g0', n)], ({ id }) => kinds.includes(id));
    expect(counted('ab', 1)).toBe(0);
    expect(counted('ab', 2)).toBe(1);
    expect(counted('abc', 2)).toBe(2);
    expect(counted('ad', null)).toBe(2);
  });
});
