import { expect, inject, it } from 'vitest';
import { liveLinks } from './testing/lives-of-links.ts';

it('shows nothing of a company but through a link that is in force, in scope and chosen', {
  timeout: 1_800_000,
}, async () => {
  const seen = await liveLinks({ steps: 1_500, seed: `${inject('soakSeed')}` });
  expect(seen.shown).toBeGreaterThan(1_000);
});
