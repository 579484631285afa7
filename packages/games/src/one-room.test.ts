import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { failingTests, probeFormula, validateFormula } from '@tryout/domain/formulas/formula-validation';
import { expect, it } from 'vitest';
import { gatheredGames } from '../../../scripts/gather-games.mjs';
import { TASK_KEYS } from './registry.ts';
import { seriesColumns, seriesKey } from './series.ts';
import { replay, simulateTask } from './simulate.ts';
import { coinToss } from './testing/coin-toss/game.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from './testing/plays.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** What is written from the one list of games, game-keys.json. */
const GATHERED = Object.keys(gatheredGames(TASK_KEYS));
/** What is made of games: simulations, and the traits that they measure. */
const MADE_OF_GAMES = /^packages\/games\/src\/(?:simulations|vocabulary)\b/;

it('a game is its own folder and its line in game-keys.json; nothing in the apps knows it', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !MADE_OF_GAMES.test(path))
    .filter((path) => path.startsWith('apps/') || path.startsWith('packages/games/'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  const namedIn = new Map<string, Set<string>>();
  for (const key of TASK_KEYS)
    for (const { path, text } of sources) {
      if (path.startsWith(`packages/games/src/${key}/`) || !new RegExp(`['./]${key}['./]`).test(text))
        continue;
      namedIn.set(path, (namedIn.get(path) ?? new Set()).add(key));
    }
  expect([...namedIn.keys()].sort()).toEqual([...GATHERED].sort());
  for (const path of GATHERED) expect(namedIn.get(path)?.size, path).toBe(TASK_KEYS.length);
});

it('what a folder tells the server is enough to be played, replayed, scored and told', () => {
  const { judge, formulas, own_figures } = coinToss;
  const able = { ...AVERAGE, ability: 0.95 };
  const played = simulateTask(judge, { tosses: 40 }, NO_ACCOMMODATIONS, seedOf(1), able, 'able');
  expect(played.finished).toBe(true);
  expect(replay(judge, { tosses: 40 }, NO_ACCOMMODATIONS, seedOf(1), played.inputs)).toEqual(played);
  expect(seriesColumns(judge.trial_columns).map(({ key }) => seriesKey(key))).toEqual(['trials.correct']);
  const inputs = Object.fromEntries(played.dataPoints.map(({ key, value }) => [key, value]));
  for (const { formula, tests } of formulas) {
    expect(validateFormula(formula, judge.data_points)).toEqual([]);
    expect(failingTests(formula, tests)).toEqual([]);
    expect(probeFormula(formula, judge.data_points, 'seed')).toBeNull();
    expect(evaluateFormula(formula, inputs).outcome?.value).toBeGreaterThan(0.8);
  }
  for (const { data_point } of own_figures) expect(Object.keys(inputs)).toContain(data_point);
});
