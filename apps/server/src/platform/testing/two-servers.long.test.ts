import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTwoServers, type TwoServers, uploadWhile } from './two-servers.ts';

const KILLS = 10;
const LONGEST_MS = 900_000;

let two: TwoServers;
beforeAll(async () => {
  two = await startTwoServers();
}, LONGEST_MS);
afterAll(() => two.end(), LONGEST_MS);

it('either of two servers is killed again and again under uploads, and nothing acknowledged is lost', {
  timeout: LONGEST_MS,
}, async () => {
  const seen = await uploadWhile(two, 4, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await delay(1000);
      await two.killAndStart(kill % 2);
    }
  });
  process.stdout.write(
    `${KILLS} kills: ${seen.acknowledged} acknowledged, ${seen.to_repeat} to be repeated, ${seen.lost.length} lost\n`,
  );
  expect(seen).toMatchObject({ wrong: [], lost: [] });
  expect(seen.acknowledged).toBeGreaterThan(KILLS);
});
