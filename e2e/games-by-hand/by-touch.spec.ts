import { TASK_KEYS } from '@tryout/games/registry';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from '../setup/browser.ts';
import { PlayerByHand } from './play-by-hand.ts';

let browser: Browser;
let player: PlayerByHand;
beforeAll(async () => {
  browser = await launchBrowser();
  player = await PlayerByHand.begin(browser, 'touch');
});
afterAll(() => browser.close());

test.each(TASK_KEYS)('%s is played from its instructions to its scores by touch', (key) => player.play(key));
