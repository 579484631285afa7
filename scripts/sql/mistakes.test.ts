import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MISTAKES } from './mistakes.mjs';

test.each(MISTAKES)('%s can still be planted in %s', (_title, file, from) => {
  const text = readFileSync(join(import.meta.dirname, '../../apps/server/src/features', file), 'utf8');
  expect(text.includes(from)).toBe(true);
});
