import { TASK_KEYS } from '@tryout/games/registry';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../setup/browser.ts';
import { playByHand } from './play-by-hand.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(TASK_KEYS)('%s is played from its instructions to its scores by keys', (key) =>
  playByHand(browser, key, 'keys'),
);
