// Towns that are found while somebody types, among all of some 190,000: beginnings of names of every length, with slips, in
// several scripts, each asked of the server; beside them the bare read of an index that any such search needs.
import { randomFrom } from '@tryout/domain/statistics/random';
import { loadPlaces } from '../apps/server/src/features/places/public.ts';
import { findTowns } from '../apps/server/src/features/places/search-places.ts';
import { placeKey } from '../packages/domain/src/places/place-key.ts';
import { withDatabase } from './harness/cluster.ts';
import { conclude, report, shown } from './harness/report.ts';

const ASKED = 2_000;
const WARM_UP = 200;
const MOST_P99_MS = 20;

await withDatabase(async ({ db, pool }) => {
  const began = performance.now();
  await loadPlaces(db, 'all');
  const { rows: counts } = await pool.query<{ places: number; names: number; bytes: number }>(
    `select (select count(*)::int from places) as places, (select count(*)::int from place_names) as names,
       (pg_total_relation_size('places') + pg_total_relation_size('place_names'))::float8 as bytes`,
  );
  const [{ places = 0, names = 0, bytes = 0 } = {}] = counts;
  report({
    what: 'towns loaded in the background',
    figure: (performance.now() - began) / 1000,
    unit: 's',
    limit: null,
    from: `${shown(places)} towns, ${shown(names)} names, ${shown(bytes / 1e6)} MB`,
  });

  const draw = randomFrom('place search');
  const drawn = async (which: string) =>
    (
      await pool.query<{ key: string }>(
        `select n.key from place_names n join places p on p.id = n.place_id where n.weight >= 300 and ${which}
         order by md5(n.key || n.place_id) limit ${ASKED + WARM_UP}`,
      )
    ).rows;
  const rows = await drawn('true');
  const arabic = await drawn(`n.key >= 'ء' and n.key < '۰'`);
  const others = await drawn('n.weight < 100 * log(p.population + 1) + 100');
  const crowded = await drawn(`n.key ~ '^(san|santa|saint|villa|mont|chang|al) '`);
  const spoilt = (key: string) => {
    const letters = [...key];
    const at = 1 + Math.floor(draw.next() * (letters.length - 2));
    const swapped = letters[at + 1] ?? '';
    letters.splice(at, 2, swapped, letters[at] ?? '');
    return letters.join('');
  };
  const beginning = (key: string, least: number) =>
    [...key].slice(0, Math.max(least, Math.ceil(draw.next() * [...key].length))).join('');
  const kinds = {
    'beginnings of names': rows.map(({ key }) => beginning(key, 2)),
    'whole names': rows.map(({ key }) => key),
    'two and three letters': rows.map(({ key }, n) => [...key].slice(0, 2 + (n % 2)).join('')),
    'beginnings that very many share': crowded.map(({ key }) => beginning(key, 4)),
    'beginnings of Arabic names': arabic.map(({ key }) => beginning(key, 2)),
    'beginnings of other names than the shown one': others.map(({ key }) => beginning(key, 2)),
    'names with a slip': rows.map(({ key }) => ([...key].length > 4 ? spoilt(key) : key)),
    'Arabic names with a slip': arabic.map(({ key }) => ([...key].length > 4 ? spoilt(key) : key)),
    'crowded names with a slip': crowded.map(({ key }) => spoilt(key)),
    'towns with a country': rows.map(({ key }, n) => `${beginning(key, 3)}, ${n % 2 ? 'mexico' : 'fr'}`),
    'a name that nothing has': rows.map(({ key }) => [...key].toReversed().join('')),
  };
  const bare = async (typed: string) => {
    const key = placeKey(typed);
    await pool.query('select place_id from place_names where key >= $1 and key < $2 order by key limit 8', [
      key,
      `${key}\u{10ffff}`,
    ]);
  };
  for (const [what, texts] of Object.entries(kinds)) {
    const own: number[] = [];
    const other: number[] = [];
    for (const [n, text] of texts.entries()) {
      const first = performance.now();
      await findTowns(db, text, 'en');
      const second = performance.now();
      await bare(text);
      if (n < WARM_UP) continue;
      own.push(second - first);
      other.push(performance.now() - second);
    }
    const at = (times: number[], share: number) =>
      times.sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
    report({
      what: `${what}: found, 99 of 100`,
      figure: at(own, 0.99),
      unit: 'ms',
      limit: { most: MOST_P99_MS },
      from: `half within ${shown(at(own, 0.5))} ms`,
    });
    report({
      what: `${what}: against the bare read of an index, p50`,
      figure: at(own, 0.5) / at(other, 0.5),
      unit: '×',
      limit: null,
      from: `bare p50 ${shown(at(other, 0.5))} ms, p99 ${shown(at(other, 0.99))} ms`,
    });
  }
});
conclude();
