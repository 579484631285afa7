import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOTS = ['../src', '../../../packages/games/src'].map((root) => join(import.meta.dirname, root));

/** What a source takes from sheets: `classes.name` after `import classes from './name.module.css'`. */
function takenFrom(source: string): { sheet: string; name: string }[] {
  const imports = /import (\w+) from '([^']+\.module\.css)'/g;
  const code = source.replaceAll(/^import .*$/gm, '');
  return [...source.matchAll(imports)].flatMap(([, from = '', sheet = '']) =>
    [...code.matchAll(new RegExp(`(?<![\\w./-])${from}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      sheet,
      name,
    })),
  );
}

it('every class that is taken from a sheet is in it', () => {
  const files = ROOTS.flatMap((root) => globSync('**/*.tsx', { cwd: root }).map((file) => join(root, file)));
  expect(files.length).toBeGreaterThan(700);
  let taken = 0;
  const missing = files.flatMap((file) =>
    takenFrom(readFileSync(file, 'utf8'))
      .filter(({ sheet, name }) => {
        taken += 1;
        return !new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(join(dirname(file), sheet), 'utf8'));
      })
      .map(({ sheet, name }) => `${file}: ${name} of ${sheet}`),
  );
  expect(missing).toEqual([]);
  expect(taken).toBeGreaterThan(2000);
});
