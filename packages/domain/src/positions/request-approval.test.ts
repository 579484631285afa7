import { describe, expect, it } from 'vitest';
import { type ApprovalStep, approvalRefusal, approvalState, currentStep } from './request-approval.ts';

const step = (n: number, status: ApprovalStep['status'], more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  step: n,
  status,
  approver_id: null,
  decided_by: status === 'approved' || status === 'rejected' ? `person ${n}` : null,
  ...more,
});

describe('where a request is', () => {
  it.each([
    [0, [], 'not_needed'],
    [0, [step(1, 'rejected')], 'not_needed'],
    [1, [], 'open'],
    [1, [step(1, 'waiting')], 'waiting'],
    [1, [step(1, 'approved')], 'approved'],
    [2, [step(1, 'approved')], 'approved'],
    [2, [step(1, 'approved'), step(2, 'waiting')], 'waiting'],
    [2, [step(1, 'approved'), step(2, 'approved')], 'approved'],
    [2, [step(1, 'rejected'), step(2, 'withdrawn')], 'rejected'],
    [2, [step(1, 'approved'), step(2, 'rejected')], 'rejected'],
    [2, [step(1, 'withdrawn'), step(2, 'withdrawn')], 'open'],
    [2, [step(1, 'approved'), step(2, 'withdrawn')], 'open'],
  ] as const)('%i steps, %o: %s', (needed, latest, state) => {
    expect(approvalState(needed, latest)).toBe(state);
  });
});

describe('who answers', () => {
  const asks = (latest: readonly ApprovalStep[], user_id: string) =>
    approvalRefusal(latest, { user_id, requested_by: 'manager' });

  it('is whoever the step names, in the order of the steps', () => {
    const latest = [step(2, 'waiting', { approver_id: 'b' }), step(1, 'waiting', { approver_id: 'a' })];
    expect(currentStep(latest)?.approver_id).toBe('a');
    expect(asks(latest, 'a')).toBeNull();
    expect(asks(latest, 'b')).toBe('somebody_else');
  });

  it('is anybody where the step names nobody, but nobody twice and never who asked', () => {
    const latest = [step(1, 'approved', { decided_by: 'a' }), step(2, 'waiting')];
    expect(asks(latest, 'a')).toBe('answered_before');
    expect(asks(latest, 'b')).toBeNull();
    expect(asks(latest, 'manager')).toBe('own_request');
  });

  it('is nobody once a round has ended', () => {
    expect(asks([step(1, 'rejected'), step(2, 'withdrawn')], 'a')).toBe('nothing_waits');
    expect(asks([step(1, 'approved')], 'b')).toBe('nothing_waits');
    expect(asks([], 'b')).toBe('nothing_waits');
  });
});
