import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describedWords } from './describe-words.mjs';

it('tells the compiler what locales/ holds (else run: node scripts/describe-words.mjs)', () => {
  for (const [file, text] of Object.entries(describedWords()))
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8') === text, file).toBe(true);
});
