import type { RouteData } from '@tryout/contract/define-route';
import type { listLibraryNames } from '@tryout/contract/reference-data/reference-data';
import { titlesIn } from '@tryout/games/game-titles';
import type { Db } from '../../platform/database/kysely.ts';
import type { Language } from '../../platform/language/language.ts';
import { namesIn } from './reference-data.queries.ts';

type Names = RouteData<typeof listLibraryNames>;

/** What the libraries' entries are called in a language, by their English names, which are what lists are written in. */
export async function libraryNames(db: Db, language: Language): Promise<Names> {
  if (language === 'en') return { entries: {}, tasks: {}, simulations: {} };
  const names: Names = { entries: {}, tasks: { ...titlesIn(language) }, simulations: {} };
  for (const { kind, name, said } of await namesIn(db, language)) names[kind][name] = said;
  return names;
}
