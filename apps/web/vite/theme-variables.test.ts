import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeVariables } from './theme-variables.ts';

it('the style variables say what the theme says (else run: node scripts/describe-theme.mjs)', () => {
  const written = new URL('../src/ui/theme/mantine-variables.css', import.meta.url);
  expect(readFileSync(written, 'utf8')).toBe(themeVariables());
});
