import { libraryAsCsv, libraryAsJson } from '@tryout/domain/traits/trait-library-file';
import type { Act } from '../../platform/act.ts';
import { entriesByKey } from './import-library.ts';
import { allEntries } from './library-rows.queries.ts';

/** The library as a file of `format`, piece by piece. */
export async function exportedLibrary(
  { db }: Act,
  { archived, format }: { readonly archived: boolean; readonly format: 'csv' | 'json' },
): Promise<Iterable<string>> {
  const rows = await allEntries(db);
  const entries = entriesByKey(archived ? rows : rows.filter((row) => row.status === 'active')).map(
    ({ merged_into: _merged, ...entry }) => entry,
  );
  return format === 'csv' ? libraryAsCsv(entries) : libraryAsJson(entries);
}
