import { describe, expect, it } from 'vitest';
import { allowedTargets, canTransition } from '../records/transitions.ts';
import { allRequiredAccepted, EVENT_STATUS_NAMES, EVENT_STATUSES, hasBegun } from './event-status.ts';
import { agreementOf, medianOf } from './feedback.ts';
import { participantKind } from './participant-kinds.ts';

describe('events', () => {
  it('move as product §2.19 says, and a completed one never', () => {
    const moves = Object.fromEntries(
      EVENT_STATUS_NAMES.map((from) => [from, [...new Set(allowedTargets(EVENT_STATUSES, from))]]),
    );
    expect(moves).toEqual({
      draft: ['collecting', 'scheduled', 'cancelled'],
      collecting: ['scheduled', 'cancelled'],
      scheduled: ['confirmed', 'collecting', 'completed', 'no_show', 'cancelled'],
      confirmed: ['collecting', 'completed', 'no_show', 'cancelled'],
      no_show: ['collecting', 'cancelled'],
      cancelled: ['collecting'],
      completed: [],
    });
  });

  it('are called off with a reason only, and closed by the hiring side only', () => {
    expect(canTransition(EVENT_STATUSES, 'confirmed', 'cancelled', { by: 'team' })).toMatchObject({
      allowed: false,
      code: 'reason_required',
    });
    expect(canTransition(EVENT_STATUSES, 'confirmed', 'completed', { by: 'candidate' })).toMatchObject({
      code: 'wrong_actor',
    });
  });

  it('are confirmed when everyone required said yes', () => {
    const said = (is_required: boolean, response: 'accepted' | 'needs_action') => ({ is_required, response });
    expect(allRequiredAccepted([said(true, 'accepted'), said(false, 'needs_action')])).toBe(true);
    expect(allRequiredAccepted([said(true, 'accepted'), said(true, 'needs_action')])).toBe(false);
    expect(allRequiredAccepted([said(false, 'accepted')])).toBe(false);
  });

  it('have begun from their start on', () => {
    const event = { starts_at: '2027-01-12T10:00:00.000Z' };
    expect(hasBegun(event, new Date('2027-01-12T10:00:00Z'))).toBe(true);
    expect(hasBegun(event, new Date('2027-01-12T09:59:59Z'))).toBe(false);
    expect(hasBegun({ starts_at: null }, new Date())).toBe(false);
  });

  it('have five kinds of participants; agencies and the platform take part in none', () => {
    expect(participantKind('employee')).toBe('hiring_manager');
    expect(participantKind('candidate')).toBe('candidate');
    expect(participantKind('super_admin')).toBeNull();
    expect(participantKind('staffing_agency_admin')).toBeNull();
  });

  it.each([
    [['yes'], 'too_few', 'yes'],
    [['yes', 'strong_yes', 'yes'], 'agree', 'yes'],
    [['no_decision', 'strong_yes'], 'lean', 'no_decision'],
    [['no', 'yes', 'yes'], 'disagree', 'yes'],
    [[], 'too_few', null],
  ] as const)('tell how far judgements agree: %j', (sent, agreement, median) => {
    expect(agreementOf(sent)).toBe(agreement);
    expect(medianOf(sent)).toBe(median);
  });
});
