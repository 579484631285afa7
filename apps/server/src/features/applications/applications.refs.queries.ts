import { sql } from 'kysely';
import type { RefLoaders, RowFrom } from '../../platform/http/refs.ts';
import { ofKnownPosition } from '../positions/public.ts';
import { findApplications } from './applications.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    application: RowFrom<typeof findApplications>;
  }
}

/** Applications that requests name; the candidate owns them, the organization has them. */
export const applicationLoaders: RefLoaders = {
  async application(db, ids, actor) {
    const known = ofKnownPosition(actor, sql`a.position_id`, sql`a.candidate_id`);
    const rows = await findApplications(db, ids, known);
    return rows.map((row) => ({
      id: row.id,
      facts: {
        owner_user_id: row.candidate_id,
        organization_id: row.organization_id,
        position_id: row.position_id,
        everyone: false,
      },
      row: { ...row },
    }));
  },
};
