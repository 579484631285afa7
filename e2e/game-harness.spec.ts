import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkGame, type Finding } from '../scripts/games/check-game.ts';
import { newGame } from '../scripts/games/new-game.ts';
import { playGame } from '../scripts/games/play-game.ts';
import { buildSample, SAMPLES } from '../scripts/games/samples.ts';
import type { ServedPlay } from '../scripts/games/serve-play.ts';
import { DotCount } from './pages/dot-count.ts';
import { Harness } from './pages/harness.ts';
import { launchBrowser } from './setup/browser.ts';
import { sideways, violations } from './setup/look-at-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(SAMPLES)('%s is taken, plays itself and breaks no rule', async (name) => {
  const { zip } = await buildSample(name);
  const findings: Finding[] = [];
  for await (const finding of checkGame(zip, { chromium: inject('chromiumPath') })) findings.push(finding);
  expect(findings.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  expect(findings.at(-1)?.text).toContain('It played itself to the end');
});

describe('the harness', () => {
  let place: string;
  let folder: string;
  let served: ServedPlay;
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'tryout-harness-'));
    folder = await newGame(join(place, 'mine'), {});
    served = await playGame(folder, 0);
  });
  afterAll(async () => {
    await served.close();
    rmSync(place, { recursive: true, force: true });
  });

  test('is played by keys through a pause, a lost line, a lost message and a reload', async () => {
    const page = await browser.newPage();
    await page.goto(served.url);
    const harness = new Harness(page);
    const game = new DotCount(page);
    await game.isReady();
    await page.getByLabel('trials').fill('4');
    await harness.press('Begin a new play');
    await game.beginByKeys();
    await harness.reaches('running');
    await game.step(1, 4).waitFor();
    await game.answerByKey();
    await game.step(2, 4).waitFor();

    await harness.press('Pause');
    await harness.game.getByText('Paused').waitFor();
    await harness.press('Resume');
    await harness.press('Lose the line');
    await harness.press('Lose next message');
    await harness.game.locator('.field').first().focus();
    await game.answerByKey();
    await game.step(3, 4).waitFor();
    await harness.press('Get the line back');

    await harness.press('Reload');
    await harness.game.getByText('Welcome back').waitFor();
    await harness.game.getByRole('button', { name: 'Go on' }).press('Enter');
    for (const pair of [3, 4]) {
      await game.step(pair, 4).waitFor();
      await game.answerByKey('ArrowRight');
    }
    await harness.reaches('completed');
    const { values, missing, problems, errors } = await harness.report();
    expect(values.filter(({ key }) => key === 'trial').map(({ trial }) => trial)).toEqual([0, 1, 2, 3]);
    expect(values.map(({ quality }) => quality)).not.toContain('wrong_type');
    expect({ missing, problems, errors }).toEqual({ missing: [], problems: [], errors: [] });
    await page.getByText('The play is complete.').waitFor();
    await page.close();
  });

  test('simulates, compares a second play with the same seed, stops, and loads a changed game', async () => {
    const page = await browser.newPage();
    await page.goto(served.url);
    const harness = new Harness(page);
    await harness.press('Simulate');
    await harness.reaches('completed');
    await harness.press('Play again');
    await expect.poll(() => harness.fact('Same as before').textContent()).toBe('yes');

    const place = join(folder, 'build.json');
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, text.replace('"direction": "higher"', '"direction": "up"'));
    await page.getByText('build.json, data_points[0].direction').waitFor();
    writeFileSync(place, text);
    await page.locator('#problems').getByText('None.', { exact: true }).waitFor();

    await page.getByLabel('The game plays itself').uncheck();
    await page.getByLabel('Language').selectOption('ar');
    await harness.press('Begin a new play');
    await harness.game.getByRole('button', { name: 'تدرّب أولًا' }).waitFor();
    await harness.press('Stop');
    await harness.game.getByText('انتهت هذه اللعبة.').waitFor();
    await page.close();
  });

  test('is open to everybody: nothing to trip over in light, dark and on a narrow screen', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme });
      await page.goto(served.url);
      const harness = new Harness(page);
      await harness.press('Simulate');
      await harness.reaches('completed');
      await page.getByRole('cell', { name: 'accuracy', exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page, 320)).toBe(0);
      await page.close();
    }
  });
});

test('the jsPsych sample is played by keys and by buttons in a strict frame', async () => {
  const { folder } = await buildSample('jspsych-stroop');
  const served = await playGame(folder, 0);
  try {
    for (const way of ['keys', 'buttons']) {
      const page = await browser.newPage();
      await page.goto(served.url);
      const harness = new Harness(page);
      const sandbox = await page.locator('iframe').getAttribute('sandbox');
      expect(sandbox).toBe('allow-scripts');
      const begin = way === 'keys' ? 'Answer with keys 1 to 4' : 'Answer with buttons';
      await harness.game.getByRole('button', { name: begin }).click();
      for (let word = 0; word < 3; word += 1) {
        await harness.game.locator('.word[class*="ink-"]').waitFor();
        if (way === 'keys') await page.keyboard.press('2');
        else await harness.game.getByRole('button', { name: 'blue' }).click();
        await harness.game.locator('.word[class*="ink-"]').waitFor({ state: 'detached' });
      }
      const answered = () =>
        harness
          .report()
          .then(({ values }) =>
            values.filter(({ value }) => typeof value === 'object' && value !== null && 'ink' in value),
          );
      await expect.poll(async () => (await answered()).length).toBe(3);
      for (const { quality, value } of await answered()) {
        const { ink, correct } = value as { ink: string; correct: boolean };
        expect({ quality, correct }).toEqual({ quality: 'ok', correct: ink === 'blue' });
      }
      await page.close();
    }
  } finally {
    await served.close();
  }
});
