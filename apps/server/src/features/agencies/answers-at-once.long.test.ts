import { afterAll, beforeAll, describe, it } from 'vitest';
import { type AgencyWorld, startAgencyWorld } from './testing/agency-world.ts';
import { acceptAndApplyAtOnce, answerAtOnce } from './testing/answers-at-once.ts';

describe('a thousand who answer one submission at once', () => {
  let world: AgencyWorld;
  beforeAll(async () => {
    world = await startAgencyWorld();
  });
  afterAll(() => world.app.stop());

  it('give one outcome and one application', { timeout: 600_000 }, async () => {
    await answerAtOnce(world, 1000);
    await acceptAndApplyAtOnce(world, 1000);
  });
});
