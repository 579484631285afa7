import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameWordsIn } from './harbour/game-words.ts';
import { taskViews } from './views.ts';

const SRC = import.meta.dirname;

/** Every source file that the browser loads with this one, by path below `src`. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  const name = relative(SRC, file);
  if (reached.has(name) || name.endsWith('.css')) return reached;
  reached.add(name);
  const source = readFileSync(file, 'utf8').replaceAll(/import type [^;]+;/g, '');
  for (const [, path = ''] of source.matchAll(/from '(\.[^']+)'/g))
    reachedFrom(join(dirname(file), path), reached);
  return reached;
}

/** What a message takes: its arguments, and the tags of its rich text; not the words inside a plural. */
function placeholders(message: string): string[] {
  const names = message.matchAll(/\{(\w+),|(?<!(?:zero|one|two|few|many|other|=\d) )\{(\w+)\}|<(\w+)>/g);
  return [...new Set([...names].map(([, argument, plain, tag]) => argument ?? plain ?? tag ?? ''))].sort();
}

const HALVES = await Promise.all(
  Object.entries(taskViews).map(async ([game, load]) => {
    const { messages } = await load();
    return [game, { en: messages.en, ar: await gameWordsIn(messages, 'ar') }] as const;
  }),
);

describe.each(HALVES)('the browser half of %s', (game, catalogues) => {
  it('reaches nothing that only the server may know', () => {
    const reached = ['module.ts', 'trial-view.ts'].flatMap((file) => [...reachedFrom(join(SRC, game, file))]);
    expect(reached).toContain(join(game, 'view.tsx'));
    expect(
      reached.filter((file) =>
        /(?:game|formulas|judge|key|plan|play|measures|bot|validity|settings)\.ts$/.test(file),
      ),
    ).toEqual([]);
  });

  it('says everything in both languages, with the same values', () => {
    const en: Readonly<Record<string, string>> = catalogues.en;
    const ar: Readonly<Record<string, string>> = catalogues.ar;
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(ar)) {
      expect(message, key).toMatch(key.includes('.key_') ? /\S/ : /\p{Script=Arabic}|^\{/u);
      expect(placeholders(message), key).toEqual(placeholders(en[key] ?? ''));
    }
  });

  it('has words for every message it asks for by name', () => {
    for (const file of reachedFrom(join(SRC, game, 'module.ts'))) {
      const source = readFileSync(join(SRC, file), 'utf8');
      for (const [, id = ''] of source.matchAll(/id(?:=|: )["']([a-z-]+\.[a-z0-9_]+)["']/g)) {
        expect(Object.hasOwn(catalogues.en, id), `${file} asks for ${id}`).toBe(true);
      }
    }
  });
});
