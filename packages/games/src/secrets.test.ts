import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TASK_KEYS } from './registry.ts';

/** Every file of the games that a file brings along, itself included, following relative imports. */
function broughtAlong(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g);
  for (const [, path] of imports) broughtAlong(resolve(dirname(file), path ?? ''), found);
  return found;
}

const SECRET = /\/(judge|key|plan|bot|registry|simulate)\.ts$/;

describe('what a browser loads', () => {
  it('is followed through imports', () => {
    const files = [...broughtAlong(resolve(import.meta.dirname, 'team-days/judge.ts'))];
    expect(files.some((file) => file.endsWith('team-days/key.ts'))).toBe(true);
  });

  it.each(TASK_KEYS)('holds no plan, judge or answer key of %s', (key) => {
    for (const entry of ['module.ts', 'view.tsx', 'practice.ts', 'messages.ts', 'core.ts', 'scenarios.ts']) {
      const files = broughtAlong(resolve(import.meta.dirname, key, entry));
      expect([...files].filter((file) => SECRET.test(file))).toEqual([]);
    }
  });
});
