import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables } from '../src/ui/theme/css-variables.ts';
import { theme } from '../src/ui/theme/theme.ts';

/**
 * The style variables of the theme that differ from those Mantine's own sheet has. Mantine would find them out anew in
 * every browser before the first frame.
 */
export function themeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const wanted = deepMerge(defaultCssVariablesResolver(whole), cssVariables);
  const known = defaultCssVariablesResolver(DEFAULT_THEME);
  const differing = (part: 'variables' | 'light' | 'dark') => {
    const before: Readonly<Record<string, string>> = known[part];
    return Object.fromEntries(Object.entries(wanted[part]).filter(([name, value]) => before[name] !== value));
  };
  const different = {
    variables: differing('variables'),
    dark: differing('dark'),
    light: differing('light'),
  };
  const css = convertCssVariables(different, ':root')
    .replaceAll('{', ' {\n  ')
    .replaceAll(';}', ';\n}')
    .replaceAll(/;(?=--)/g, ';\n  ')
    .trim();
  return `/* Written by \`node scripts/describe-theme.mjs\` from theme.ts and css-variables.ts. Do not edit; a test compares. */\n${css.replaceAll(/\n\n+/g, '\n')}\n`;
}
