import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { playOwners, scoreCardsById } from './score-cards.queries.ts';
import { findCardLinks } from './sharing/card-links.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    score_card: RowFrom<typeof scoreCardsById>;
    card_link: RowFrom<typeof findCardLinks>;
  }
}

/** Loads score cards and plays, which belong to the application's candidate, organization and position, and links to cards, which are the candidate's alone. */
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
  async card_link(db, ids) {
    const links = await findCardLinks(db, ids);
    return links.map((link) => ({
      id: link.id,
      row: { ...link },
      facts: { ...NO_FACTS, owner_user_id: link.candidate_id },
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
