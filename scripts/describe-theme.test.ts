import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeTheme } from './describe-theme.mjs';

it('the style variables say what the theme says (else run: node scripts/describe-theme.mjs)', () => {
  const written = new URL('../apps/web/src/ui/theme/mantine-variables.css', import.meta.url);
  expect(readFileSync(written, 'utf8')).toBe(describeTheme());
});
