import { sql } from 'kysely';
import type { RefLoaders, RowFrom } from '../../platform/http/refs.ts';
import { ofKnownPosition } from '../positions/public.ts';
import { findEvents } from './events.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    event: RowFrom<typeof findEvents>;
  }
}

/**
 * Events that requests name: the organization's, the candidate's own once it is no draft, and, for hiring managers, those
 * of their positions that they take part in.
 */
export const interviewsLoaders: RefLoaders = {
  async event(db, ids, actor) {
    const known = ofKnownPosition(actor, sql`e.position_id`, sql`a.candidate_id`);
    const rows = await findEvents(db, ids, actor, known);
    const isManager = actor?.user_type === 'employee';
    return rows
      .filter((row) => row.status !== 'draft' || (actor?.user_type !== 'candidate' && !isManager))
      .map((row) => ({
        id: row.id,
        facts: {
          owner_user_id: row.candidate_id,
          organization_id: row.organization_id,
          position_id: isManager && !row.takes_part ? null : row.position_id,
          everyone: false,
        },
        row,
      }));
  },
};
