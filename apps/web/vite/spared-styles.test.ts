import { globSync, readFileSync } from 'node:fs';
import { Button, Loader } from '@mantine/core';
import { expect, it } from 'vitest';
import { SPARED_CLASSES } from './spared-styles.ts';

it('spares what the kit calls groups of buttons, and loaders of bars and dots', () => {
  const { group, groupSection } = Button.classes as Record<string, string>;
  const loader = Loader.classes as Record<string, string>;
  const named = ['barsLoader', 'bar', 'bars-loader-animation', 'dotsLoader', 'dot', 'loader-dots-animation'];
  expect([group, groupSection, ...named.map((name) => loader[name])]).toEqual(SPARED_CLASSES);
});

it('no page draws them', () => {
  const src = new URL('../src/', import.meta.url);
  const files = globSync('**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(500);
  const drawn = files.filter((file) =>
    /ButtonGroup|Button\.Group|GroupSection|loaderProps|<Loader\b[^>]*\btype=|type: '(bars|dots)'/.test(
      readFileSync(new URL(file, src), 'utf8'),
    ),
  );
  expect(drawn).toEqual([]);
});
