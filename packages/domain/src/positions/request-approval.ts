/** The most steps that a hiring manager's request can have to pass. */
export const MOST_APPROVAL_STEPS = 2;

/**
 * Where the approval of a request is: `not_needed` where the organization asks for none; `open` before it was sent, or
 * after it was withdrawn; `waiting` for a step; `approved` by all steps; `rejected` by one, until it is sent again.
 */
export type ApprovalState = 'not_needed' | 'open' | 'waiting' | 'approved' | 'rejected';

/** One step of a request's latest round. */
export interface ApprovalStep {
  /** 1 or 2; the lower comes first. */
  readonly step: number;
  readonly status: 'waiting' | 'approved' | 'rejected' | 'withdrawn';
  /** Who has to answer; null: any admin or recruiter who knows of the position. */
  readonly approver_id: string | null;
  /** Who answered; null: nobody yet. */
  readonly decided_by: string | null;
}

/**
 * Where a request is.
 * @param needed How many steps the organization asks for now. A round that has begun keeps its own steps.
 * @param latest The steps of the latest round; none: the request was never sent.
 */
export function approvalState(needed: number, latest: readonly ApprovalStep[]): ApprovalState {
  if (needed === 0) return 'not_needed';
  if (latest.some((each) => each.status === 'rejected')) return 'rejected';
  if (latest.length === 0 || latest.some((each) => each.status === 'withdrawn')) return 'open';
  return latest.every((each) => each.status === 'approved') ? 'approved' : 'waiting';
}

/** The step whose turn it is; undefined while none waits. */
export function currentStep<S extends ApprovalStep>(latest: readonly S[]): S | undefined {
  if (latest.some((each) => each.status === 'rejected' || each.status === 'withdrawn')) return undefined;
  return [...latest].sort((a, b) => a.step - b.step).find((each) => each.status === 'waiting');
}

/** Why somebody may not answer a step. */
export type ApprovalRefusal = 'nothing_waits' | 'somebody_else' | 'answered_before' | 'own_request';

/**
 * Whether somebody may answer the step whose turn it is: whoever it names, or, where it names nobody, anyone who may
 * approve at all. No two steps are answered by the same person, and nobody approves what they asked for.
 * @returns The reason against it; null: they may.
 */
export function approvalRefusal(
  latest: readonly ApprovalStep[],
  who: { readonly user_id: string; readonly requested_by: string },
): ApprovalRefusal | null {
  const step = currentStep(latest);
  if (!step) return 'nothing_waits';
  if (who.user_id === who.requested_by) return 'own_request';
  if (step.approver_id !== null && step.approver_id !== who.user_id) return 'somebody_else';
  const before = latest.some((each) => each.step !== step.step && each.decided_by === who.user_id);
  return before ? 'answered_before' : null;
}
