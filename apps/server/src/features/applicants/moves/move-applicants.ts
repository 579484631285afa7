import type { MoveScreen, SkipReason } from '@tryout/contract/applicants/applicant-decisions';
import { applicationMove, applicationTargets } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { isDecision } from '@tryout/domain/applications/decision';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { type Actor, displayName, may } from '../../../platform/http/actor.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../../platform/security-log/security-log.queries.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { closePositionBySystem } from '../../positions/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import { feedbackNotes } from './feedback-notes.ts';
import {
  changeOpenings,
  type DecidedPosition,
  findReason,
  type HeldApplicant,
  lockApplicants,
  readDecidedPosition,
  type StateBefore,
  storeMove,
} from './move-applicants.queries.ts';
import { type MoveNews, planMails } from './move-mail.ts';
import { tellOfMove } from './status-news.ts';

/** A move of one or many applicants of a position. */
export interface Move {
  readonly position_id: string;
  readonly items: readonly { readonly application_id: string; readonly from: ApplicationStatus }[];
  readonly to: ApplicationStatus;
  readonly reason_id: string | null;
  readonly note: string;
  readonly shared_text: string;
  /** When the candidates are told, and in which words; null: not at all. */
  readonly news: MoveNews | null;
  /** Why nobody is told: the stage sends none, or the mover switched it off; null where somebody is. */
  readonly silent: 'stage' | 'mover' | null;
  readonly add_opening: boolean;
  readonly hold_until: string | null;
  /** What was on the screen, and the card if it was; null where the mover does not say. */
  readonly screen: MoveScreen | null;
  readonly score_card_id_seen: string | null;
  /** How many applicants the person chose at once, where this is one chunk of them. */
  readonly together?: number;
}

/** What became of one. */
export interface MoveOutcome {
  readonly application_id: string;
  readonly skipped: SkipReason | null;
  readonly status: ApplicationStatus;
  readonly allowed: readonly ApplicationStatus[];
}

/** What became of all. */
export interface MoveOutcomes {
  readonly batch_id: string | null;
  readonly outcomes: readonly MoveOutcome[];
  readonly position_closed: boolean;
}

/**
 * Moves applicants whom the caller may decide about, in the caller's transaction. Each is judged by the table; one
 * that cannot go says why and does not hold up the others.
 */
export async function moveApplicants(acting: SignedAct, move: Move): Promise<MoveOutcomes> {
  const { db, services } = acting;
  const now = services.now();
  const touchesOpenings = move.to === 'approved' || move.items.some((item) => item.from === 'approved');
  // Held first where openings are at stake, as in every change of openings.
  const openPosition = touchesOpenings ? await readDecidedPosition(db, move.position_id, true) : null;
  const ids = move.items.map((item) => item.application_id);
  const held = new Map((await lockApplicants(db, ids)).map((each) => [each.id, each]));
  const position = openPosition ?? [...held.values()].find(isOf(move))?.position;
  if (!position) throw notFound();
  refuseDecision(acting.actor, move, position);
  await refuseForeignReason(db, move, position);
  const openings = { left: position.openings - position.approved_count, taken: 0, freed: 0, added: 0 };
  const moving: HeldApplicant[] = [];
  const outcomes = move.items.map((item): MoveOutcome => {
    const applicant = held.get(item.application_id);
    if (!applicant || applicant.position_id !== position.id) throw notFound();
    const skipped = judge(applicant, item.from, move, openings);
    const allowed = applicationTargets(factsOf(applicant, openings.left)).map((target) => target.to);
    if (skipped !== null) return { application_id: applicant.id, skipped, status: applicant.status, allowed };
    moving.push(applicant);
    return { application_id: applicant.id, skipped: null, status: move.to, allowed };
  });
  if (moving.length === 0) return { batch_id: null, outcomes, position_closed: false };
  const batch_id = await carryOut(acting, move, position, moving, now);
  const position_closed = await settleOpenings(acting, move, position, openings, now);
  await recordMove(acting, move, position, moving, batch_id);
  refreshLists(
    acting,
    position.id,
    moving.map((each) => each.candidate_id),
  );
  return { batch_id, outcomes, position_closed };
}

const isOf =
  ({ position_id }: Move) =>
  (applicant: HeldApplicant) =>
    applicant.position_id === position_id;

interface Openings {
  left: number;
  taken: number;
  freed: number;
  added: number;
}

/** What the domain's rules need to judge a decision. */
export function factsOf(applicant: StateBefore, openings_left: number) {
  return {
    status: applicant.status,
    actor: 'employer' as const,
    resume_to: applicant.hold_resume_to,
    rejected_by: applicant.status === 'rejected' ? applicant.disposition_by : null,
    status_before: applicant.status_before,
    days_since_rejection: null,
    position_is_published: true,
    openings_left,
  };
}

function judge(
  applicant: HeldApplicant,
  from: ApplicationStatus,
  move: Move,
  openings: Openings,
): SkipReason | null {
  if (applicant.status !== from) return 'stale_status';
  if (applicant.restricted) return 'restricted';
  const answer = applicationMove(factsOf(applicant, openings.left), {
    to: move.to,
    has_reason: move.reason_id !== null || move.note !== '',
    adds_opening: move.add_opening,
  });
  if (!answer.allowed) return answer.code;
  if (applicant.applied_again) return 'not_allowed';
  if (answer.takes_opening) {
    if (openings.left > 0) openings.left -= 1;
    else openings.added += 1;
    openings.taken += 1;
  }
  if (answer.frees_opening) {
    openings.left += 1;
    openings.freed += 1;
  }
  return null;
}

/** Refuses what takes the right to decide to somebody who may only move applicants between the stages. */
export function refuseDecision(
  actor: Actor,
  move: Pick<Move, 'to' | 'items'>,
  position: Pick<DecidedPosition, 'id' | 'organization_id'>,
): void {
  if (!move.items.some(({ from }) => isDecision(from, move.to))) return;
  const place = { organization_id: position.organization_id, position_id: position.id };
  if (!may(actor, 'applicant.decide', place)) {
    throw new Refusal('forbidden', applicantsSay('applicants.link_decides_not'));
  }
}

async function refuseForeignReason(db: Db, move: Move, position: DecidedPosition): Promise<void> {
  if (move.reason_id === null) return;
  if (!(await findReason(db, move.reason_id, position.organization_id))) throw notFound();
}

async function carryOut(
  act: SignedAct,
  move: Move,
  position: DecidedPosition,
  moving: readonly HeldApplicant[],
  now: Date,
): Promise<string> {
  const { db, actor } = act;
  const sender = displayName(actor);
  const planned = await planMails(db, moving, position, { ...move, sender });
  const together = move.together ?? moving.length;
  const { batch_id, withdrawn, tails } = await storeMove(db, moving, {
    ...move,
    organization_id: position.organization_id,
    position_id: position.id,
    actor_id: actor.user_id,
    at: now,
  });
  const feedback = await feedbackNotes(
    db,
    moving.map((each) => each.id),
    move.to,
    now,
  );
  await appendApplicationLog(
    db,
    moving.map((each) => ({
      application_id: each.id,
      organization_id: each.organization_id,
      actor_id: actor.user_id,
      actor_kind: 'user' as const,
      action: 'status_changed',
      from_status: each.status,
      to_status: move.to,
      reason_id: move.reason_id,
      batch_id,
      score_card_id_seen: move.score_card_id_seen,
      detail: {
        screen: move.screen,
        ...(move.note ? { note: move.note } : {}),
        ...(move.shared_text ? { shared_text: move.shared_text } : {}),
        ...(move.hold_until ? { hold_until: move.hold_until } : {}),
        mail: { ...planned.get(each.id)?.note, ...(withdrawn.has(each.id) ? { withdrew: true } : {}) },
        ...(together > 1 ? { together } : {}),
        ...feedback.get(each.id),
      },
    })),
    now,
    tails,
  );
  if (move.news) {
    const news = { batch_id, shared_text: move.shared_text, sender, news: move.news };
    await tellOfMove(act, position, planned, news);
  }
  return batch_id;
}

async function settleOpenings(
  { db }: SignedAct,
  move: Move,
  position: DecidedPosition,
  openings: Openings,
  now: Date,
): Promise<boolean> {
  if (openings.taken === 0 && openings.freed === 0) return false;
  await changeOpenings(db, position.id, {
    approved: openings.taken - openings.freed,
    openings: openings.added,
  });
  const isFull =
    position.approved_count + openings.taken - openings.freed >= position.openings + openings.added;
  const isOpen = position.status === 'published' || position.status === 'paused';
  if (move.to !== 'approved' || !isFull || !isOpen) return false;
  await closePositionBySystem(db, position, 'filled', now);
  return true;
}

async function recordMove(
  { db, actor, origin }: SignedAct,
  move: Move,
  position: DecidedPosition,
  moving: readonly HeldApplicant[],
  batch_id: string,
): Promise<void> {
  const [only] = moving;
  const meta =
    moving.length === 1 && only
      ? { status: [only.status, move.to] }
      : { to: move.to, application_ids: moving.map((each) => each.id) };
  await recordSecurityEvent(
    db,
    { actor, origin },
    {
      event_type: 'update',
      action: 'application.status_changed',
      target_type: moving.length === 1 ? 'application' : 'status_batch',
      target_id: moving.length === 1 && only ? only.id : batch_id,
      organization_id: position.organization_id,
      meta: { ...meta, batch_id },
    },
  );
}
