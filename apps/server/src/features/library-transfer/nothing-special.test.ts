import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TASK_KEYS } from '@tryout/games/registry';
import { expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '../..');
/** The only place that knows what the product ships: it writes it into the database once. */
const INSTALLS = ['features/simulations/library/install-library.ts'];

const sources = () =>
  globSync('**/*.ts', { cwd: SERVER })
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/') && !INSTALLS.includes(path))
    .map((path) => ({ path, text: readFileSync(join(SERVER, path), 'utf8') }));

it('no code of the server scores with anything but what is in the database', () => {
  const shipped = /from '@tryout\/games\/(formulas|norms|simulations|vocabulary)'|\b(GAMES|ofEveryGame)\b/;
  const readers = sources().filter(({ text }) => shipped.test(text));
  // The trait library's starter set is written once as well.
  expect(readers.map(({ path }) => path)).toEqual(['features/traits/starter-library.ts']);
});

it('no code of the server knows a game by its key', () => {
  const named = TASK_KEYS.flatMap((key) =>
    sources()
      .filter(({ text }) => text.includes(`'${key}'`))
      .map(({ path }) => `${path}: ${key}`),
  );
  expect(named).toEqual([]);
});
