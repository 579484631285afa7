import type { ScoreTemplate } from '@tryout/domain/score-template';
import type { ScoreResult } from '@tryout/domain/scoring';
import type { Db } from '../../platform/database/kysely.ts';
import { wordingsAt } from '../traits/public.ts';

/** What a trait or subtrait is called on a card. */
export interface CardWords {
  readonly name: string;
  readonly definition: string;
  readonly low_label: string;
  readonly high_label: string;
}

/** Words by the id of a category, trait or subtrait. */
export type Vocabulary = ReadonlyMap<string, CardWords>;

/** What of a card's template has words. */
type Named = Pick<ScoreTemplate | ScoreResult, 'categories'>;

function idsOf({ categories }: Named): string[] {
  return categories.flatMap(({ traits }) =>
    traits.flatMap(({ trait_id, subtraits }) => [
      trait_id,
      ...subtraits.map(({ subtrait_id }) => subtrait_id),
    ]),
  );
}

/**
 * The words of the day on which each card was made: a wording that was changed later shows on later cards only. One
 * vocabulary for each card, in their order.
 */
export async function vocabulariesOf(
  db: Db,
  cards: readonly { readonly created_at: string; readonly named: Named | null }[],
): Promise<Vocabulary[]> {
  const instants = [...new Set(cards.map((card) => card.created_at))];
  const ids = [...new Set(cards.flatMap(({ named }) => (named ? idsOf(named) : [])))];
  const found = new Map<number, Map<string, CardWords>>();
  for (const { id, at, content } of await wordingsAt(db, instants, ids)) {
    const time = new Date(at).getTime();
    found.set(time, (found.get(time) ?? new Map<string, CardWords>()).set(id, content));
  }
  return cards.map((card) => found.get(new Date(card.created_at).getTime()) ?? new Map());
}
