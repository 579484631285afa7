import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { playOwners, scoreCardsById } from './score-cards.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    score_card: RowFrom<typeof scoreCardsById>;
  }
}

/** Loads score cards and plays; both belong to the application's candidate, organization and position. */
export const scoreCardsLoaders: RefLoaders = {
  async score_card(db, ids, actor) {
    const cards = await scoreCardsById(db, ids, actor);
    return cards.map((card) => ({
      id: card.id,
      row: { ...card },
      facts: {
        ...NO_FACTS,
        owner_user_id: card.candidate_id,
        organization_id: card.organization_id,
        position_id: card.position_id,
      },
    }));
  },
  async play(db, ids, actor) {
    const rows = await playOwners(db, ids, actor);
    return rows.map((play) => ({
      id: play.id,
      row: play,
      facts: {
        ...NO_FACTS,
        owner_user_id: play.candidate_id,
        organization_id: play.organization_id,
        position_id: play.position_id,
      },
    }));
  },
};
