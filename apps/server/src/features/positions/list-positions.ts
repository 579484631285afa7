import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { findPositionPage, type PositionFilter } from './list-positions.queries.ts';
import { allowedMoves, positionRights } from './position-rights.ts';

/** One page of positions, each with what the caller may do. */
export function listPositions(db: Db, actor: Actor, filter: PositionFilter) {
  return findPositionPage(db, actor, filter, (row) => ({
    ...row,
    organization: { id: row.organization_id, name: row.organization_name },
    privilege_level: actor.privileges.get(row.id) ?? null,
    allowed: allowedMoves(actor, row),
    rights: positionRights(actor, row),
  }));
}
