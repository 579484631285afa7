// Writes apps/web/src/ui/theme/mantine-variables.css from the theme: node scripts/describe-theme.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeVariables } from '../apps/web/vite/theme-variables.ts';
import { root } from './runtime.mjs';

const TARGET = 'apps/web/src/ui/theme/mantine-variables.css';

const path = join(root, TARGET);
const text = themeVariables();
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
  console.error(`${TARGET} does not say what the theme says. Run: node scripts/describe-theme.mjs`);
  process.exitCode = 1;
}
