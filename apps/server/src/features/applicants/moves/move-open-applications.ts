import type { RouteData } from '@tryout/contract/define-route';
import type { movePosition as route } from '@tryout/contract/positions/positions';
import { applicationMove } from '@tryout/domain/applications/application-status';
import type { SignedAct } from '../../../platform/act.ts';
import { configValue } from '../../app-config/public.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { movePosition, type PositionMove } from '../../positions/public.ts';
import { feedbackNotes } from './feedback-notes.ts';
import { findRestricted } from './move-applicants.queries.ts';
import { planMails } from './move-mail.ts';
import {
  insertStatusBatch,
  lockOpenApplications,
  moveApplicationRows,
  type OpenApplication,
} from './open-applications.queries.ts';
import { tellOfMove } from './status-news.ts';

interface ClosingPosition {
  readonly id: string;
  readonly organization_id: string;
  readonly title: string;
}

/** What becomes of applications that are still open when their position closes. */
interface OpenApplicationsChoice {
  readonly action: 'keep' | 'on_hold' | 'reject';
  readonly reason_id?: string | undefined;
  readonly message?: string | undefined;
}

/** Moves a position; where that closes it, its open applications go where the caller chose. */
export function movePositionWithApplications(
  act: SignedAct,
  move: PositionMove,
): Promise<RouteData<typeof route>> {
  const choice = move.open_applications;
  return movePosition(act, move, async (position) =>
    choice ? moveOpenApplications(act, position, choice) : 0,
  );
}

/**
 * Puts a closing position's open applications on hold, or rejects them; those that the table does not let go there,
 * and those whose candidates asked that nothing is decided, stay as they are. Answers how many moved. Nobody is told anything unless a message was written.
 */
async function moveOpenApplications(
  act: SignedAct,
  position: ClosingPosition,
  choice: OpenApplicationsChoice,
): Promise<number> {
  const { db, services, actor } = act;
  if (choice.action === 'keep') return 0;
  const to = choice.action === 'reject' ? 'rejected' : 'on_hold';
  const held = await lockOpenApplications(db, position.id);
  // Closing decides nothing about somebody who asked that nothing is decided for now.
  const restricted = await findRestricted(
    db,
    held.map(({ id }) => id),
  );
  const open = held.filter((each) => !restricted.has(each.id) && mayMove(each, to, choice));
  if (open.length === 0) return 0;
  const now = services.now();
  const batch_id = await insertStatusBatch(db, {
    organization_id: position.organization_id,
    position_id: position.id,
    to_status: to,
    actor_id: actor.user_id,
  });
  await moveApplicationRows(
    db,
    open.map((each) => each.id),
    { to, batch_id, reason_id: choice.reason_id ?? null, shared_text: choice.message ?? '' },
    now,
  );
  const feedback = await feedbackNotes(
    db,
    open.map((each) => each.id),
    to,
    now,
  );
  await appendApplicationLog(
    db,
    open.map((each) => ({
      application_id: each.id,
      organization_id: each.organization_id,
      actor_id: actor.user_id,
      actor_kind: 'user' as const,
      action: 'status_changed',
      from_status: each.status,
      to_status: to,
      reason_id: to === 'rejected' ? (choice.reason_id ?? null) : null,
      batch_id,
      detail: {
        because: 'position_closed',
        mail: { sent: Boolean(choice.message), ...(choice.message ? {} : { because: 'mover' }) },
        ...feedback.get(each.id),
      },
    })),
    now,
  );
  if (choice.message) {
    const minutes = await configValue(db, 'undo_minutes_many');
    const news = {
      send_after: new Date(now.getTime() + minutes * 60_000),
      text: choice.message,
      words: { en: null, ar: null },
      reworded: [],
    };
    const names = { ...position, organization_name: '' };
    const planned = await planMails(db, open, names, { news, silent: null, shared_text: '', sender: '' });
    await tellOfMove(act, position, planned, { batch_id, shared_text: '', sender: '', news });
  }
  return open.length;
}

function mayMove(each: OpenApplication, to: 'on_hold' | 'rejected', choice: OpenApplicationsChoice): boolean {
  return applicationMove(
    {
      status: each.status,
      actor: 'employer',
      resume_to: null,
      rejected_by: null,
      status_before: null,
      days_since_rejection: null,
      position_is_published: true,
      openings_left: 0,
    },
    { to, has_reason: choice.reason_id !== undefined },
  ).allowed;
}
