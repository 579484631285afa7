import type { Db } from '../../platform/database/kysely.ts';
import { type WordingAt, wordingsAt } from './versions.queries.ts';

/** What an entry of the library is called where scores are told. */
export interface EntryWords {
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
}

/** Words by the id of a category, trait or subtrait. */
export type Vocabulary = ReadonlyMap<string, EntryWords>;

/** An entry's words in a language, English where it has none of its own. */
function inLanguage({ words, ...english }: WordingAt['content'], locale: string): EntryWords {
  return { ...english, ...words[locale] };
}

/**
 * The words that entries had at each of the instants (as `Date.getTime()`), in the reader's language as far as the
 * library has it. A category is among them only where the language has an own word for it: elsewhere it is called as in
 * its template.
 */
export async function wordsOfDays(
  db: Db,
  {
    instants,
    ids,
    locale,
  }: {
    readonly instants: readonly string[];
    readonly ids: readonly string[];
    readonly locale: string;
  },
): Promise<ReadonlyMap<number, Vocabulary>> {
  const found = new Map<number, Map<string, EntryWords>>();
  for (const { id, at, kind, content } of await wordingsAt(db, instants, ids)) {
    if (kind === 'category' && !content.words[locale]) continue;
    const time = new Date(at).getTime();
    found.set(time, (found.get(time) ?? new Map<string, EntryWords>()).set(id, inLanguage(content, locale)));
  }
  return found;
}
