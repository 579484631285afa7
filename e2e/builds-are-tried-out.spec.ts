// What the checks of an upload see of a game in a browser, and that a hostile one gets nowhere and leaves nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SmokeLimits } from '../apps/server/src/features/builds/smoke/observed.ts';
import { runSmoke } from '../apps/server/src/features/builds/smoke/run-smoke.ts';
import { triedGame } from './builds/tried-game.ts';

const MB = 1_048_576;
/** Far beyond what a run takes that ends by itself, on a slow machine too. */
const LIMITS: SmokeLimits = { ready_ms: 60_000, total_ms: 90_000, memory_bytes: 1024 * MB };

// Where this file's runs, and nobody else's, have their profiles. Short: Chromium puts a socket below it.
const temporary = mkdtempSync(join(tmpdir(), 'tried-'));
const usual = process.env.TMPDIR;
beforeAll(() => {
  process.env.TMPDIR = temporary;
});
afterAll(() => {
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  rmSync(temporary, { recursive: true });
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function tryOut(
  play: string,
  options: { limits?: Partial<SmokeLimits>; signal?: AbortSignal; manifest?: Record<string, unknown> } = {},
) {
  const { version, folder } = triedGame(play, options.manifest);
  folders.push(folder);
  return runSmoke(version, { limits: { ...LIMITS, ...options.limits }, signal: options.signal });
}

/** Folders of runs, and processes that still have one as theirs; those of other servers of this machine aside. */
function leftBehind(): string[] {
  const left = readdirSync(temporary);
  const processes = execFileSync('ps', ['-eo', 'args', '--no-headers'], { encoding: 'utf8' }).split('\n');
  return [...left, ...processes.filter((line) => line.includes(temporary))];
}

test('a game that plays itself and sends what it declares passes', async () => {
  const play = 'begin().then((told) => { if (!told.simulate) return; point("accuracy", 0.5); complete(); });';
  const { result, lines, report } = await tryOut(play);
  expect([result, lines.map(({ code }) => code)]).toEqual(['passed', ['ready_in', 'simulated']]);
  expect(report).toMatchObject({ look: { values: 1, missing: [] }, frames_per_second: expect.any(Number) });
  expect(leftBehind()).toEqual([]);
});

test('a game with shared memory has it', async () => {
  const play = 'begin().then(() => { point("accuracy", crossOriginIsolated ? 1 : 9); complete(); });';
  const { result } = await tryOut(play, { manifest: { profile: 'threads' } });
  expect(result).toBe('passed');
});

test('a game that keeps back what it declares, sends something else, and throws is told all of it', async () => {
  const { result, lines } = await tryOut(`
    begin().then(() => { point("accuracy", 7); point("speed", 1); complete(); });
    fetch("level.json").catch(() => {});
    throw new Error("no level");
  `);
  expect(result).toBe('failed');
  expect(lines.map(({ code }) => code).sort()).toEqual([
    'console_error',
    'missing_data_points',
    'missing_file',
    'ready_in',
    'simulated',
    'unfit_value',
    'unfit_value',
  ]);
  expect(lines.at(-1)?.message).toContain('accuracy');
});

test('a game that never says it is ready, and one that never says hello, fail by name', async () => {
  // Time to say hello on a slow machine too.
  const mute = await tryOut('init.then(() => { for (;;); });', { limits: { ready_ms: 12_000 } });
  expect([mute.result, mute.lines.at(-1)?.code]).toEqual(['failed', 'not_ready']);
  const { version, folder } = triedGame('');
  folders.push(folder);
  const files = version.files.filter(({ path }) => path !== 'game.js');
  const silent = await runSmoke({ ...version, files }, { limits: { ...LIMITS, ready_ms: 2_000 } });
  expect([silent.result, silent.lines.at(-1)?.code]).toEqual(['failed', 'no_hello']);
  expect(leftBehind()).toEqual([]);
});

test('a game that takes all memory is ended', async () => {
  const play = 'const kept = []; setInterval(() => kept.push(new Uint8Array(64 * 1048576).fill(1)), 20);';
  const { result, lines } = await tryOut(play, { limits: { memory_bytes: 700 * MB } });
  expect(result).toBe('failed');
  expect(['too_much_memory', 'crashed']).toContain(lines.at(-1)?.code);
  expect(leftBehind()).toEqual([]);
});

let sink: Server;
let asked: string[];
beforeAll(async () => {
  asked = [];
  sink = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  sink.close();
});

test('a game reaches nothing but its own files', async () => {
  const elsewhere = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
  const { result, lines } = await tryOut(`
    const to = ${JSON.stringify(elsewhere)};
    fetch(to + "/fetch", { mode: "no-cors" }).catch(() => {});
    new Image().src = to + "/image";
    navigator.sendBeacon(to + "/beacon", "x");
    try { new WebSocket(to.replace("http", "ws") + "/socket"); } catch {}
    try { top.location = to + "/top"; } catch {}
    try { open(to + "/window"); } catch {}
    const form = document.createElement("form"); form.action = to + "/form"; form.method = "post";
    document.body.append(form); form.submit();
    const frame = document.createElement("iframe"); frame.src = to + "/frame"; document.body.append(frame);
    begin().then(() => { point("accuracy", 1); complete(); });
  `);
  expect(asked).toEqual([]);
  expect(result).toBe('passed');
  expect(lines.filter(({ code }) => code === 'held_back').length).toBeGreaterThan(3);
});

test('a game that floods the host and the console is put up with until it is done', async () => {
  const { result, lines } = await tryOut(
    `
    begin().then(() => {
      for (let n = 0; n < 20000; n++) send({ t: "progress", pct: 1 });
      for (let n = 0; n < 2000; n++) console.error("noise " + n);
      fetch("%ff%zz.json").catch(() => {});
    });
  `,
    // Time to be put up with on a slow machine too.
    { limits: { ready_ms: 45_000, total_ms: 45_000 } },
  );
  expect([result, lines.at(-1)?.code]).toEqual(['failed', 'not_completed']);
  expect(lines.length).toBeLessThan(60);
  expect(leftBehind()).toEqual([]);
});

test('a run that is called off ends its browser at once, even one that is busy', async () => {
  const ending = new AbortController();
  const reason = new Error('the server stops');
  const running = tryOut('init.then(() => { for (;;); });', { signal: ending.signal });
  await expect
    .poll(() => leftBehind().some((each) => each.includes('--type=renderer')), { timeout: 30_000 })
    .toBe(true);
  ending.abort(reason);
  await expect(running).rejects.toBe(reason);
  await expect.poll(leftBehind).toEqual([]);
});
