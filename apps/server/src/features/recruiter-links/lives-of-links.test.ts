import { expect, it } from 'vitest';
import { liveLinks } from './testing/lives-of-links.ts';

it('shows nothing of a company but through a link that is in force, in scope and chosen', {
  timeout: 240_000,
}, async () => {
  // A share of what the long test does; the same at every run.
  const seen = await liveLinks({ steps: 24, seed: '20261124' });
  expect(seen.shown).toBeGreaterThan(15);
  expect(seen.kept).toBeGreaterThan(1_000);
});
