import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');
const SHEETS = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Input.layer.css'));
const ENDING = '.layer.css';

/** Parts that are made of others. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ['InlineInput'],
  PasswordInput: ['ActionIcon'],
  Radio: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  Switch: ['InlineInput'],
};

const sheetsIn = (source: string): string[] =>
  [...source.matchAll(/@mantine\/core\/styles\/([\w-]+)\.layer\.css/g)].map(([, name = '']) => name);

it('whoever uses a part of the kit brings its styles: another page may not have', () => {
  const styled = new Set(
    readdirSync(SHEETS).flatMap((name) => (name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : [])),
  );
  const everywhere = new Set(sheetsIn(readFileSync(join(ROOT, 'ui/theme/mantine-base.ts'), 'utf8')));
  const files = globSync('**/*.tsx', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  const missing = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const own = new Set(sheetsIn(source));
    const parts = [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    );
    return parts
      .flatMap((part) => [part, ...(MADE_OF[part] ?? [])])
      .filter((part) => styled.has(part) && !everywhere.has(part) && !own.has(part))
      .map((part) => `${file}: ${part}`);
  });
  expect(missing).toEqual([]);
});
