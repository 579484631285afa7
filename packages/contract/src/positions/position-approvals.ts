import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { instant, ref, text } from '../fields.ts';

const onPosition = z.strictObject({ position_id: ref('position') });

/** One answer that a request needs, or got. */
const approvalStep = z.object({
  round: z.number().int(),
  step: z.number().int(),
  status: z.enum(['waiting', 'approved', 'rejected', 'withdrawn']),
  /** Who has to answer; null: any admin or recruiter. */
  approver_name: z.string().nullable(),
  sent_by_name: z.string().nullable(),
  /** What was said along with the request. */
  note: z.string(),
  sent_at: instant,
  decided_by_name: z.string().nullable(),
  reason: z.string(),
  decided_at: instant.nullable(),
});
/** One answer that a request needs, or got. */
export type ApprovalStepView = z.output<typeof approvalStep>;

const approvals = z.object({
  /** `not_needed`: the position is no request, or the organization asks for no approval. */
  state: z.enum(['not_needed', 'open', 'waiting', 'approved', 'rejected']),
  /** How many answers the organization asks for. */
  needed: z.number().int(),
  /** Every step of every round, the latest round first. */
  steps: z.array(approvalStep),
  may_send: z.boolean(),
  may_withdraw: z.boolean(),
  may_decide: z.boolean(),
});
/** Where the approval of a hiring manager's request is, and how it came there. */
export type PositionApprovals = z.output<typeof approvals>;

/** Where the approval of a request is, with its history. */
export const readPositionApprovals = defineRoute({
  method: 'GET',
  path: '/position/:position_id/approvals',
  feature: 'positions',
  summary: 'Where the approval of a hiring manager’s request is, with every answer so far.',
  access: 'position.read',
  params: onPosition,
  response: approvals,
  errors: ['not_found'],
});

/** Sends a request to its first approver; it cannot be changed until the answer, unless it is withdrawn. */
export const askForApproval = defineRoute({
  method: 'POST',
  path: '/position/:position_id/approvals',
  feature: 'positions',
  summary: 'Sends a request for approval.',
  access: 'position.update',
  params: onPosition,
  body: z.strictObject({ note: text(1000).default('') }),
  response: approvals,
  errors: ['not_found', 'refused_by_rule'],
});

/** Answers the step whose turn it is. */
export const decideApproval = defineRoute({
  method: 'POST',
  path: '/position/:position_id/approvals/decision',
  feature: 'positions',
  summary: 'Approves or rejects the step of a request whose turn it is; rejecting needs a reason.',
  access: 'position.approve',
  params: onPosition,
  body: z.strictObject({
    decision: z.enum(['approved', 'rejected']),
    /** The step and round that were looked at; another one by now answers 409. */
    round: z.number().int().min(1).max(1_000_000),
    step: z.number().int().min(1).max(2),
    reason: text(1000).default(''),
  }),
  response: approvals,
  errors: ['not_found', 'refused_by_rule', 'stale_status'],
});

/** Takes a request back to change it, also once it is approved; approving then begins again. */
export const withdrawApproval = defineRoute({
  method: 'POST',
  path: '/position/:position_id/approvals/withdrawal',
  feature: 'positions',
  summary: 'Takes a request back from its approvers.',
  access: 'position.update',
  params: onPosition,
  body: z.strictObject({}),
  response: approvals,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of approvals. */
export const positionApprovalsRoutes = [
  readPositionApprovals,
  askForApproval,
  decideApproval,
  withdrawApproval,
];
