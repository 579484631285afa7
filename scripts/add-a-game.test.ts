import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatheredGames } from './gather-games.mjs';

const GAMES = resolve(import.meta.dirname, '../packages/games');
const SAMPLE = join(GAMES, 'src/testing/coin-toss');

let copy: string;
beforeAll(() => {
  mkdirSync(join(GAMES, 'dist'), { recursive: true });
  copy = mkdtempSync(join(GAMES, 'dist/.with-another-'));
  cpSync(join(GAMES, 'src'), copy, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const names = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

it('a game is added by its folder and its line in game-keys.json, and is there in every part of the product', async () => {
  const before = names(copy);
  cpSync(SAMPLE, join(copy, 'coin-toss'), { recursive: true });
  for (const name of readdirSync(SAMPLE).filter((each) => /\.tsx?$/.test(each))) {
    const text = readFileSync(join(SAMPLE, name), 'utf8');
    // The sample lies a folder deeper than a game.
    writeFileSync(join(copy, 'coin-toss', name), text.replaceAll("from '../../", "from '../"));
  }
  const keys = [...JSON.parse(readFileSync(join(copy, 'game-keys.json'), 'utf8')), 'coin-toss'];
  writeFileSync(join(copy, 'game-keys.json'), JSON.stringify(keys));
  for (const [path, text] of Object.entries(gatheredGames(keys)))
    writeFileSync(join(copy, path.replace('packages/games/src/', '')), text);
  const added = names(copy).filter((name) => !before.includes(name));
  expect(added.every((name) => /^coin-toss\b/.test(name))).toBe(true);

  const { JUDGES } = await import(join(copy, 'registry.ts'));
  const { simulateTask } = await import(join(copy, 'simulate.ts'));
  const { AVERAGE, NO_ACCOMMODATIONS, seedOf } = await import(join(copy, 'testing/plays.ts'));
  const played = simulateTask(JUDGES['coin-toss'], {}, NO_ACCOMMODATIONS, seedOf(1), AVERAGE, 'bot');
  expect(played).toMatchObject({ finished: true, dataPoints: [{ key: 'right' }] });
  const { taskViews, hasTaskView } = await import(join(copy, 'views.ts'));
  expect(hasTaskView('coin-toss')).toBe(true);
  const { View, createPractice, messages } = await taskViews['coin-toss']();
  expect([typeof View, createPractice(NO_ACCOMMODATIONS).of]).toEqual(['function', 2]);
  const arabic = await messages.others.ar?.();
  expect(arabic?.['coin-toss.title']).toMatch(/\p{Script=Arabic}/u);
  const { trialViewOf } = await import(join(copy, 'trial-views.ts'));
  expect(trialViewOf('coin-toss')).toMatchObject({ columns: ['side', 'correct'] });
  const { STATIONS } = await import(join(copy, 'gathered/stations.ts'));
  expect(STATIONS['coin-toss']).toMatchObject({ x: 50, y: 50 });
});
