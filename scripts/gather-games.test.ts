import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { gameKeys, gatheredGames } from './gather-games.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const GAMES = join(ROOT, 'packages/games/src');
const PARTS = ['game.ts', 'module.ts', 'trial-view.ts', 'station.ts', 'words/en.json', 'words/ar.json'];

it('gathers every game by its one line in game-keys.json (else run: node scripts/gather-games.mjs)', () => {
  for (const [path, text] of Object.entries(gatheredGames(gameKeys())))
    expect(readFileSync(join(ROOT, path), 'utf8'), path).toBe(text);
});

it('knows every folder with a game, and finds all parts in it', () => {
  const folders = globSync('*/game.ts', { cwd: GAMES }).map((path) => basename(dirname(path)));
  expect([...gameKeys()].sort()).toEqual(folders.sort());
  for (const key of gameKeys())
    for (const part of PARTS) expect(existsSync(join(GAMES, key, part)), `${key}/${part}`).toBe(true);
});

it('enters a further game everywhere by its key alone, and changes nothing of the others', () => {
  const [before, after] = [gatheredGames(gameKeys()), gatheredGames([...gameKeys(), 'coin-toss'])];
  for (const [path, text] of Object.entries(after)) {
    const mentions = text.split('\n').filter((line) => /coin-toss|coinToss/.test(line));
    expect(mentions.length, path).toBeGreaterThan(0);
    const others = text.split('\n').filter((line) => !/coin-toss|coinToss/.test(line));
    expect(others.join('\n'), path).toBe(before[path]);
  }
});
