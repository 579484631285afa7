// Writes apps/web/src/ui/theme/mantine-variables.css from the theme: node scripts/describe-theme.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables } from '../apps/web/src/ui/theme/css-variables.ts';
import { theme } from '../apps/web/src/ui/theme/theme.ts';
import { root } from './runtime.mjs';

const TARGET = 'apps/web/src/ui/theme/mantine-variables.css';

/**
 * The style variables of the theme that differ from those Mantine's own sheet has. Mantine would find them out anew in
 * every browser before the first frame.
 */
export function describeTheme() {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const wanted = deepMerge(defaultCssVariablesResolver(whole), cssVariables);
  const known = defaultCssVariablesResolver(DEFAULT_THEME);
  const different = Object.fromEntries(
    Object.entries(wanted).map(([part, variables]) => [
      part,
      Object.fromEntries(Object.entries(variables).filter(([name, value]) => known[part]?.[name] !== value)),
    ]),
  );
  const css = convertCssVariables(different, ':root')
    .replaceAll('{', ' {\n  ')
    .replaceAll(';}', ';\n}')
    .replaceAll(/;(?=--)/g, ';\n  ')
    .trim();
  return `/* Written by \`node scripts/describe-theme.mjs\` from theme.ts and css-variables.ts. Do not edit; a test compares. */\n${css.replaceAll(/\n\n+/g, '\n')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  const path = join(root, TARGET);
  const text = describeTheme();
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${TARGET} does not say what the theme says. Run: node scripts/describe-theme.mjs`);
    process.exitCode = 1;
  }
}
