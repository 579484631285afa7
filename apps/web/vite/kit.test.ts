import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DEFAULT_THEME } from '@mantine/core';
import { expect, it } from 'vitest';
import { theme } from '../src/ui/theme/theme.ts';
import { DEFAULT_COLORS } from './kit-colors.mjs';
import { transitions } from './kit-transitions.mjs';

const SOURCES = join(import.meta.dirname, '../src');
const KIT = join(dirname(createRequire(import.meta.url).resolve('@mantine/core')), '../esm');

const found = (root: string, files: string, pattern: RegExp): Set<string> =>
  new Set(
    globSync(files, { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
    ),
  );

it('every colour a page names is the theme’s own or one that is kept of the kit’s', () => {
  const named = found(SOURCES, '**/*.tsx', /\s(?:color|c|bg)="([a-z]+)"/g);
  expect(named.size).toBeGreaterThan(2);
  expect(Object.keys({ ...theme.colors, ...DEFAULT_COLORS })).toEqual(expect.arrayContaining([...named]));
});

it('the kept colours are the kit’s', () => {
  for (const [name, shades] of Object.entries(DEFAULT_COLORS))
    expect(DEFAULT_THEME.colors[name]).toEqual(shades);
});

it('every way to appear that a part of the kit takes by itself is kept, as the kit has it', async () => {
  const taken = found(KIT, 'components/**/*.mjs', /\btransition(?::| =) "([a-z-]+)"/g);
  expect(taken.size).toBeGreaterThan(3);
  const kit = await import(join(KIT, 'components/Transition/transitions.mjs'));
  const kept = Object.fromEntries([...taken].map((name) => [name, kit.transitions[name]]));
  expect(transitions).toEqual(kept);
});

it('no page asks for another way to appear', () => {
  expect([...found(SOURCES, '**/*.{ts,tsx}', /\b(transition(?:Props|=["{]\w))/g)]).toEqual([]);
});
