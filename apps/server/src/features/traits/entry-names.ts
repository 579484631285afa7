import type { Db } from '../../platform/database/kysely.ts';
import { allEntries } from './library-rows.queries.ts';

/** What every entry of the library is called now, by its id. */
export async function entryNames(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await allEntries(db)).map(({ id, name }) => [id, name]));
}
