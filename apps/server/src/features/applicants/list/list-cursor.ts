import type { Db } from '../../../platform/database/kysely.ts';
import { httpSays } from '../../../platform/http/http.messages.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { findRankOrder, type ListCursor } from './list-applicants.queries.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A place in the list as text. The rank order tells the job fit, so it is left out for callers who may not see scores,
 * and where the list is sorted by something else; the place is then that of the row as it stands when it is read.
 */
export function cursorText(
  row: { readonly id: string; readonly rank_order: number },
  back: boolean,
  tellsRank: boolean,
): string {
  const place = [tellsRank ? row.rank_order : null, row.id, back ? 1 : 0];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place behind a cursor; refuses what is no cursor of this list, and a rank order from those who may not know it. */
export async function readCursor(
  db: Db,
  cursor: string,
  list: { readonly position_id: string; readonly tells_rank: boolean },
): Promise<ListCursor> {
  const [rank, id, back] = partsOf(cursor);
  if (typeof id === 'string' && UUID.test(id)) {
    const rank_order = list.tells_rank
      ? Number.isSafeInteger(rank)
        ? (rank as number)
        : undefined
      : rank === null
        ? await findRankOrder(db, list.position_id, id)
        : undefined;
    if (rank_order !== undefined) return { rank_order, id, back: back === 1 };
  }
  throw invalidField('cursor', httpSays('http.cursor_unknown'));
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    // Not ours; the caller refuses it.
    return [];
  }
}
