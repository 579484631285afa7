import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findReviews } from './reviews/reviews.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    review_request: RowFrom<typeof findReviews>;
  }
}

/** Requests to look again: the candidate's own, and those of positions that somebody hires for. */
export const personalDataLoaders: RefLoaders = {
  review_request: async (db, ids, actor) =>
    (await findReviews(db, ids, actor)).map((row) => ({
      id: row.id,
      facts: {
        ...NO_FACTS,
        owner_user_id: row.candidate_id,
        organization_id: row.organization_id,
        position_id: row.position_id,
      },
      row: { ...row },
    })),
};
