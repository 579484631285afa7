import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { Db } from '../../platform/database/kysely.ts';
import { type WordingAt, wordingsAt } from '../traits/public.ts';

/** What a trait or subtrait is called on a card. */
export interface CardWords {
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
}

/** An entry's words in a language, English where it has none of its own. */
function inLanguage({ words, ...english }: WordingAt['content'], locale: string): CardWords {
  return { ...english, ...words[locale] };
}

/** Words by the id of a category, trait or subtrait. */
export type Vocabulary = ReadonlyMap<string, CardWords>;

/** What of a card's template has words. */
type Named = Pick<ScoreTemplate | ScoreResult, 'categories'>;

function idsOf({ categories }: Named): string[] {
  return categories.flatMap(({ category_id, traits }) => [
    category_id,
    ...traits.flatMap(({ trait_id, subtraits }) => [
      trait_id,
      ...subtraits.map(({ subtrait_id }) => subtrait_id),
    ]),
  ]);
}

/**
 * The words of the day on which each card was made: a wording that was changed later shows on later cards only. One
 * vocabulary for each card, in their order. In the reader's language as far as the library has it.
 */
export async function vocabulariesOf(
  db: Db,
  cards: readonly { readonly created_at: string; readonly named: Named | null }[],
  locale: string,
): Promise<Vocabulary[]> {
  const instants = [...new Set(cards.map((card) => card.created_at))];
  const ids = [...new Set(cards.flatMap(({ named }) => (named ? idsOf(named) : [])))];
  const found = new Map<number, Map<string, CardWords>>();
  for (const { id, at, kind, content } of await wordingsAt(db, instants, ids)) {
    // A category is called as in its template, where the language has no other word.
    if (kind === 'category' && !content.words[locale]) continue;
    const time = new Date(at).getTime();
    found.set(time, (found.get(time) ?? new Map<string, CardWords>()).set(id, inLanguage(content, locale)));
  }
  return cards.map((card) => found.get(new Date(card.created_at).getTime()) ?? new Map());
}
