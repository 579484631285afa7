import { expect, it } from 'vitest';
import { invitationEnd } from './invite-status.ts';

it.each([
  ['new', '', false, null],
  ['new', '', true, 'expired'],
  ['approved', '', true, 'used'],
  // What a person wrote is no reason of ours.
  ['rejected', 'revoked', false, 'declined'],
  ['closed', 'revoked', true, 'withdrawn'],
  ['closed', 'position_closed', false, 'position_closed'],
  ['closed', 'expired', true, 'expired'],
  ['closed', '', false, 'expired'],
] as const)(
  'an invitation that is %s (%s), its time over: %s, is %s',
  (status, closed_reason, expired, end) => {
    expect(invitationEnd({ status, closed_reason, expired })).toBe(end);
  },
);
