import type { RouteBody, RouteData } from '@tryout/contract/define-route';
import type { movePosition as route } from '@tryout/contract/positions/positions';
import { POSITION_STATUSES, type PositionStatus } from '@tryout/domain/positions/position-status';
import { canTransition } from '@tryout/domain/records/transitions';
import { audit, type SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { RowOfRef } from '../../platform/http/refs.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Said } from '../../platform/language/say.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { postAedtNotice } from '../notices/public.ts';
import { closeInvitesOf } from './invitations/candidate-invites.queries.ts';
import { ownUnowned } from './people/team.queries.ts';
import { readPosition } from './position-detail.ts';
import { allowedMoves, positionActor } from './position-rights.ts';
import type { PositionRow } from './position-row.ts';
import { positionsSay } from './positions.messages.ts';
import { changePosition, lockPosition, type PositionChanges } from './positions.queries.ts';
import { refuseUnpublishable } from './publish-guard.ts';

/** What is said of a position that went there. */
export function saidOfMove(to: PositionMove['to']): Said {
  return positionsSay(`positions.moved_${to}`);
}

/** Where a position goes, and what becomes of what it held. */
export type PositionMove = RouteBody<typeof route> & {
  readonly position_id: string;
  /** The reason that open applications are rejected for, where one was named. */
  readonly reason: RowOfRef<'reason'> | null;
  readonly language: Language;
};

/**
 * Moves a position to another status. `whenClosed` is what becomes of its open applications, which positions know
 * nothing of; it answers how many moved.
 */
export async function movePosition(
  act: SignedAct,
  { position_id, reason, language, ...body }: PositionMove,
  whenClosed: (position: PositionRow) => Promise<number>,
): Promise<RouteData<typeof route>> {
  const { db, actor } = act;
  const now = act.services.now();
  const position = await lockPosition(db, position_id);
  if (!position) throw notFound();
  refuseWrongMove(actor, position, body);
  if (body.to === 'closed' && body.close_reason === undefined) {
    throw invalidField('close_reason', positionsSay('positions.close_reason_missing'));
  }
  const choice = body.open_applications;
  if (choice?.action === 'reject' && choice.reason_id === undefined) {
    throw invalidField('open_applications.reason_id', positionsSay('positions.reject_reason_missing'));
  }
  if (reason) refuseWrongReason(reason, position);
  await changePosition(db, position.id, changesFor(position, body, now), now);
  if (body.to === 'published') {
    await refuseUnpublishable(db, position, actor, now);
    if (actor.user_type !== 'employee') await ownUnowned(db, position, actor.user_id);
    await postAedtNotice(act, position);
  }
  let moved = 0;
  if (body.to === 'closed') {
    await closeInvitesOf(db, position.id, 'position_closed', now);
    moved = await whenClosed(position);
  }
  await audit(act, {
    event_type: 'action',
    action: `position.${body.to}`,
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: {
      status: [position.status, body.to],
      ...(body.close_reason ? { close_reason: body.close_reason } : {}),
      ...(body.note ? { note: body.note } : {}),
      ...(choice ? { open_applications: choice.action, moved } : {}),
    },
  });
  return { ...(await readPosition(act, position.id, language)), moved_applications: moved };
}

function refuseWrongReason(
  reason: { readonly organization_id: string | null; readonly archived_at: string | null },
  position: PositionRow,
): void {
  const isForeign = reason.organization_id !== null && reason.organization_id !== position.organization_id;
  if (!isForeign && reason.archived_at === null) return;
  throw invalidField('open_applications.reason_id', positionsSay('positions.reject_reason_unused'));
}

function refuseWrongMove(actor: Actor, position: PositionRow, body: RouteBody<typeof route>): void {
  const allowed = allowedMoves(actor, position);
  const current = { status: position.status, allowed };
  if (position.status !== body.from) {
    throw new Refusal(
      'stale_status',
      positionsSay('positions.moved_meanwhile', { status: position.status }),
      { current },
    );
  }
  const answer = canTransition(POSITION_STATUSES, position.status, body.to, {
    by: positionActor(actor),
    has_reason: true,
  });
  if (answer.allowed) return;
  const message =
    answer.code === 'wrong_actor'
      ? positionsSay('positions.only_admins')
      : positionsSay('positions.wrong_move', { from: position.status, to: body.to });
  throw new Refusal('refused_by_rule', message, { current });
}

function changesFor(
  position: PositionRow,
  body: { to: PositionStatus; close_reason?: string | undefined; closes_on?: string | null | undefined },
  now: Date,
): PositionChanges {
  const changes: PositionChanges = { status: body.to };
  if (body.to === 'published') {
    changes.published_at = position.status === 'paused' ? position.published_at : now.toISOString();
    changes.closed_at = null;
    changes.close_reason = '';
    if (body.closes_on !== undefined) changes.closes_on = body.closes_on;
  }
  if (body.to === 'closed') {
    changes.closed_at = now.toISOString();
    changes.close_reason = body.close_reason ?? '';
  }
  return changes;
}

/** Closes a position without a person: its last day is over, or every opening is taken. Open applications stay. */
export async function closePositionBySystem(
  db: Db,
  position: Pick<PositionRow, 'id' | 'organization_id' | 'status'>,
  reason: 'expired' | 'filled',
  now: Date,
): Promise<void> {
  await changePosition(
    db,
    position.id,
    { status: 'closed', close_reason: reason, closed_at: now.toISOString() },
    now,
  );
  await closeInvitesOf(db, position.id, 'position_closed', now);
  await recordSecurityEvent(
    db,
    { actor: null, origin: null },
    {
      event_type: 'action',
      action: 'position.closed',
      target_type: 'position',
      target_id: position.id,
      organization_id: position.organization_id,
      meta: { status: [position.status, 'closed'], close_reason: reason },
    },
  );
}
