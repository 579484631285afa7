import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, toolScript } from '../runtime.mjs';
import { buildSdkFiles } from './sdk-files.ts';

let folder: string;
let workplace: string;
beforeAll(async () => {
  folder = await buildSdkFiles();
  workplace = mkdtempSync(join(root, 'packages/game-sdk/dist/.types-'));
}, 300_000);
afterAll(() => rmSync(workplace, { recursive: true, force: true }));

const compressed = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;

test('the SDK is one file of at most 6 kB, and the jsPsych bridge another of 1 kB', () => {
  for (const name of ['tryout-game-sdk.js', 'tryout-game-sdk.classic.js']) {
    expect(compressed(name)).toBeLessThanOrEqual(6 * 1024);
    expect(compressed(name)).toBeGreaterThan(1024);
  }
  for (const name of ['tryout-jspsych-bridge.js', 'tryout-jspsych-bridge.classic.js']) {
    expect(compressed(name)).toBeLessThanOrEqual(1024);
  }
});

test('the module exports what games call, the classic script sets it as a global', async () => {
  const module = await import(join(folder, 'tryout-game-sdk.js'));
  expect(Object.keys(module)).toEqual(['connect']);
  const bridge = await import(join(folder, 'tryout-jspsych-bridge.js'));
  expect(Object.keys(bridge)).toEqual(['bridgeJsPsych']);

  const page = { TextEncoder } as { TryoutGame?: object; TryoutJsPsych?: object };
  runInNewContext(readFileSync(join(folder, 'tryout-game-sdk.classic.js'), 'utf8'), page);
  runInNewContext(readFileSync(join(folder, 'tryout-jspsych-bridge.classic.js'), 'utf8'), page);
  expect(Object.keys(page.TryoutGame ?? {})).toEqual(['connect']);
  expect(Object.keys(page.TryoutJsPsych ?? {})).toEqual(['bridgeJsPsych']);
});

/** What the compiler says of a game; empty when it has nothing against it. */
function complaints(source: string): string {
  const file = join(workplace, 'game.ts');
  writeFileSync(file, source);
  const flags = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'ES2024', '--module', 'NodeNext'];
  const compiler = [toolScript('typescript', 'tsc'), file, ...flags, '--types', ''];
  return spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout;
}

test('the types say what is exported and how it is called', () => {
  const game = `
    import { connect, type GameSession } from '../tryout-game-sdk.js';
    import { bridgeJsPsych } from '../tryout-jspsych-bridge.js';
    const session: GameSession = await connect();
    session.dataPoint('accuracy', 0.5, { trial: 1 });
    bridgeJsPsych(session, { dataPoints: (rows) => ({ rows: rows.length }) });
    export const first: number = session.random('a').integer(1, 6);
  `;
  expect(complaints(game)).toBe('');
  const inside = `import { LIMITS } from '../tryout-game-sdk.js'; export const all = LIMITS;`;
  expect(complaints(inside)).toContain('not exported');
});
