import type { RouteBody } from '@tryout/contract/define-route';
import type { decideApproval, PositionApprovals } from '@tryout/contract/positions/position-approvals';
import {
  type ApprovalState,
  approvalRefusal,
  approvalState,
  currentStep,
} from '@tryout/domain/positions/request-approval';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { displayName, may } from '../../../platform/http/actor.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { notifyPeople } from '../../notifications/public.ts';
import type { PositionRow } from '../position-row.ts';
import { findRecruiters, lockPosition } from '../positions.queries.ts';
import {
  type ApprovalRow,
  findApprovalSteps,
  findApprovals,
  insertRound,
  storeDecision,
  withdrawSteps,
} from './approvals.queries.ts';
import { peopleSay } from './people.messages.ts';
import { findTeamRole, putOnTeam } from './team.queries.ts';

interface Asked {
  readonly rows: readonly ApprovalRow[];
  /** The steps of the latest round. */
  readonly latest: readonly ApprovalRow[];
  readonly needed: number;
  readonly state: ApprovalState;
}

type Requested = Pick<PositionRow, 'id' | 'organization_id' | 'is_request' | 'published_at'>;

/** Where the approval of a position is; one that was public once is asked about no more. */
export async function approvalOf(db: Db, position: Requested): Promise<Asked> {
  const rows = await findApprovals(db, position.id);
  const latest = rows.filter((each) => each.round === rows[0]?.round);
  const asks = position.is_request && position.published_at === null;
  const needed = asks ? (await findApprovalSteps(db, position.organization_id)).length : 0;
  return { rows, latest, needed, state: approvalState(needed, latest) };
}

/** Whether a request is with its approvers, or approved as it is: it is not changed meanwhile. */
export async function isWithApprovers(db: Db, position: Requested): Promise<boolean> {
  const { state } = await approvalOf(db, position);
  return state === 'waiting' || state === 'approved';
}

/** Where the approval of a request is, with every answer, as this caller may act on it. */
export async function readApprovals(
  { db, actor }: SignedAct,
  position: PositionRow,
): Promise<PositionApprovals> {
  const { rows, latest, needed, state } = await approvalOf(db, position);
  const place = {
    organization_id: position.organization_id,
    position_id: position.id,
    owner_user_id: position.created_by,
  };
  const isDraft = position.status === 'draft';
  const updates = isDraft && may(actor, 'position.update', place);
  const answers = isDraft && state === 'waiting' && may(actor, 'position.approve', place);
  const who = { user_id: actor.user_id, requested_by: position.created_by };
  return {
    state,
    needed,
    steps: rows.map(({ approver_id: _approver, decided_by: _by, sent_by: _sent, ...each }) => each),
    may_send: updates && (state === 'open' || state === 'rejected'),
    may_withdraw: updates && (state === 'waiting' || state === 'approved'),
    may_decide: answers && approvalRefusal(latest, who) === null,
  };
}

/** Sends a request to whoever answers first. */
export async function askForApproval(
  act: SignedAct,
  positionId: string,
  note: string,
): Promise<PositionApprovals> {
  const { db, actor, services } = act;
  const position = await lockDraft(act, positionId);
  const { rows, state } = await approvalOf(db, position);
  if (state === 'not_needed')
    throw new Refusal('refused_by_rule', peopleSay('positions.approval.not_needed'));
  if (state === 'waiting' || state === 'approved') {
    throw new Refusal('refused_by_rule', peopleSay('positions.approval.sent_already'));
  }
  const steps = await findApprovalSteps(db, position.organization_id);
  await insertRound(db, position, {
    round: (rows[0]?.round ?? 0) + 1,
    steps,
    sent_by: actor.user_id,
    note,
    at: services.now(),
  });
  // Whoever is named has to see what they approve, also where recruiters see only their own.
  for (const { user_id } of steps) {
    if (user_id !== null && (await findTeamRole(db, position.id, user_id)) === undefined) {
      await putOnTeam(db, position, { user_id, role: 'recruiter', added_by: actor.user_id });
    }
  }
  await audit(act, {
    event_type: 'action',
    action: 'position.approval_asked',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { steps: steps.length },
  });
  await tellApprovers(act, position);
  return readApprovals(act, position);
}

/** Answers the step whose turn it is: the next one is asked, or whoever requested the position is told. */
export async function decideApprovalStep(
  act: SignedAct,
  positionId: string,
  answer: RouteBody<typeof decideApproval>,
): Promise<PositionApprovals> {
  const { db, actor, services } = act;
  const position = await lockDraft(act, positionId);
  const { latest } = await approvalOf(db, position);
  const step = currentStep(latest);
  if (step?.round !== answer.round || step.step !== answer.step) {
    throw new Refusal('stale_status', peopleSay('positions.approval.answered_meanwhile'));
  }
  const who = { user_id: actor.user_id, requested_by: position.created_by };
  const refusal = approvalRefusal(latest, who);
  if (refusal !== null) {
    throw new Refusal('refused_by_rule', peopleSay(`positions.approval.${refusal}`));
  }
  if (answer.decision === 'rejected' && answer.reason === '') {
    throw invalidField('reason', peopleSay('positions.approval.say_why'));
  }
  const at = services.now();
  await storeDecision(db, position.id, {
    ...answer,
    status: answer.decision,
    decided_by: actor.user_id,
    at,
  });
  if (answer.decision === 'rejected') {
    await withdrawSteps(db, position.id, { round: answer.round, also_approved: false, at });
  }
  await audit(act, {
    event_type: 'action',
    action: answer.decision === 'approved' ? 'position.request_approved' : 'position.request_rejected',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { step: answer.step, round: answer.round, ...(answer.reason ? { reason: answer.reason } : {}) },
  });
  const { state } = await approvalOf(db, position);
  if (state === 'waiting') await tellApprovers(act, position);
  else await tellRequester(act, position, answer);
  return readApprovals(act, position);
}

/** Takes a request back, so that it can be changed; an approval that it had is worth nothing then. */
export async function withdrawRequest(act: SignedAct, positionId: string): Promise<PositionApprovals> {
  const { db, services } = act;
  const position = await lockDraft(act, positionId);
  const { state, latest } = await approvalOf(db, position);
  const round = latest[0]?.round;
  if ((state !== 'waiting' && state !== 'approved') || round === undefined) {
    throw new Refusal('refused_by_rule', peopleSay('positions.approval.not_sent'));
  }
  await withdrawSteps(db, position.id, { round, also_approved: true, at: services.now() });
  await audit(act, {
    event_type: 'action',
    action: 'position.approval_withdrawn',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { round },
  });
  return readApprovals(act, position);
}

async function lockDraft({ db }: SignedAct, id: string): Promise<PositionRow> {
  const position = await lockPosition(db, id);
  if (!position) throw notFound();
  if (position.status !== 'draft') {
    throw new Refusal('refused_by_rule', peopleSay('positions.approval.no_draft'));
  }
  return position;
}

async function tellApprovers(act: SignedAct, position: PositionRow): Promise<void> {
  const { latest } = await approvalOf(act.db, position);
  const step = currentStep(latest);
  if (!step) return;
  const asked = step.approver_id ? [step.approver_id] : await findRecruiters(act.db, position.id);
  const others = asked.filter(
    (id) => id !== act.actor.user_id && !latest.some((one) => one.decided_by === id),
  );
  await notifyPeople(act, others, {
    type: 'approval_asked',
    effect_key: `${position.id}:${step.round}:${step.step}`,
    params: {
      person: step.sent_by_name ?? displayName(act.actor),
      position: position.title,
      note: step.note,
    },
    link: `/user/positions/${position.id}`,
    organization_id: position.organization_id,
    mail: {},
  });
}

async function tellRequester(
  act: SignedAct,
  position: PositionRow,
  answer: { readonly decision: 'approved' | 'rejected'; readonly round: number; readonly reason: string },
): Promise<void> {
  const asked = (await findApprovals(act.db, position.id))[0]?.sent_by;
  const told = [...new Set([position.created_by, ...(asked ? [asked] : [])])];
  await notifyPeople(
    act,
    told.filter((id) => id !== act.actor.user_id),
    {
      type: answer.decision === 'approved' ? 'request_approved' : 'request_rejected',
      effect_key: `${position.id}:${answer.round}:${answer.decision}`,
      params: { person: displayName(act.actor), position: position.title, reason: answer.reason },
      link: `/user/positions/${position.id}`,
      organization_id: position.organization_id,
      mail: {},
    },
  );
}
