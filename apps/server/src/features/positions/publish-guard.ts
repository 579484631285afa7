import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { approvalOf } from './people/request-approvals.ts';
import { findSurroundings } from './position-detail.queries.ts';
import { problemsOf } from './position-detail.ts';
import { allowedMoves } from './position-rights.ts';
import type { PositionRow } from './position-row.ts';
import { lockPosition } from './positions.queries.ts';
import { findCurrentRevision } from './revisions.queries.ts';

/** Refuses with every problem at once, each named by the wizard's field, when a changed position cannot be public. */
export async function refuseUnpublishable(
  db: Db,
  before: PositionRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const position = await lockPosition(db, before.id);
  const revision = position && (await findCurrentRevision(db, position.id));
  if (!position || !revision) throw notFound();
  const { state } = await approvalOf(db, { ...position, published_at: before.published_at });
  const around = await findSurroundings(db, position.id, revision.id);
  const problems = problemsOf(position, around, now, state);
  if (problems.length === 0) return;
  throw new Refusal(
    'refused_by_rule',
    (language) => problems.map(({ message }) => message(language)).join(' '),
    {
      fields: problems.map(({ field, message }) => ({ field, message })),
      // The change is taken back, so it stands where it stood.
      current: { status: before.status, allowed: allowedMoves(actor, before) },
    },
  );
}
