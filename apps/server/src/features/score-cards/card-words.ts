import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { Db } from '../../platform/database/kysely.ts';
import { type Vocabulary, wordsOfDays } from '../traits/public.ts';

/** What of a card's template has words. */
type PartsOfCard = Pick<ScoreTemplate | ScoreResult, 'categories'>;

const IS_ID = /^[0-9a-f-]{36}$/;

/** Ids of the library; the template of one station alone has others too. */
function idsOf({ categories }: PartsOfCard): string[] {
  const all = categories.flatMap(({ category_id, traits }) => [
    category_id,
    ...traits.flatMap(({ trait_id, subtraits }) => [
      trait_id,
      ...subtraits.map(({ subtrait_id }) => subtrait_id),
    ]),
  ]);
  return all.filter((id) => IS_ID.test(id));
}

/**
 * The words of the day on which each card was made: a wording that was changed later shows on later cards only. One
 * vocabulary for each card, in their order. In the reader's language as far as the library has it.
 */
export async function vocabulariesOf(
  db: Db,
  cards: readonly { readonly created_at: string; readonly named: PartsOfCard | null }[],
  locale: string,
): Promise<Vocabulary[]> {
  const instants = [...new Set(cards.map((card) => card.created_at))];
  const ids = [...new Set(cards.flatMap(({ named }) => (named ? idsOf(named) : [])))];
  const found = await wordsOfDays(db, { instants, ids, locale });
  return cards.map((card) => found.get(new Date(card.created_at).getTime()) ?? new Map());
}
