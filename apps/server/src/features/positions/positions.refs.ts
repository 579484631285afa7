import type { RefLoaders, RowFrom } from '../../platform/http/refs.ts';
import { findPositions } from './positions.queries.ts';
import {
  loadCandidateInvites,
  loadPositionQuestions,
  loadPrivileges,
  loadQuestions,
  loadReasons,
  loadScoreTemplates,
  loadSimulations,
} from './positions.refs.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    position: RowFrom<typeof findPositions>;
    reason: RowFrom<typeof loadReasons>['row'];
  }
}

/** Who fetches the records of this feature that a request may name. */
export const positionLoaders: RefLoaders = {
  position: async (db, ids, actor) => {
    const rows = await findPositions(db, ids, actor);
    return rows.map((row) => ({
      id: row.id,
      facts: {
        owner_user_id: row.created_by,
        organization_id: row.organization_id,
        position_id: row.id,
        everyone: false,
      },
      row,
    }));
  },
  position_question: loadPositionQuestions,
  privilege: loadPrivileges,
  candidate_invite: loadCandidateInvites,
  question: loadQuestions,
  simulation: loadSimulations,
  score_template: loadScoreTemplates,
  reason: loadReasons,
};
