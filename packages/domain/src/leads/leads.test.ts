import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canTransition } from '../records/transitions.ts';
import { mailboxKey } from './lead-address.ts';
import { convertsBySignUp, LEAD_STATUS_KEYS, LEAD_STATUSES } from './lead-status.ts';

describe('the address of a lead', () => {
  it.each([
    ['Mia@Harbour.test ', 'mia@harbour.test'],
    ['mia+jobs@harbour.test', 'mia@harbour.test'],
    ['m.i.a@gmail.com', 'mia@gmail.com'],
    ['M.ia+x@googlemail.com', 'mia@gmail.com'],
    ['m.i.a@harbour.test', 'm.i.a@harbour.test'],
    ['+only@harbour.test', '+only@harbour.test'],
  ])('%s is the mailbox %s', (given, key) => {
    expect(mailboxKey(given)).toBe(key);
  });

  it('is the same for its own key', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const key = mailboxKey(email);
        expect(mailboxKey(key)).toBe(key);
        expect(mailboxKey(email.toUpperCase())).toBe(key);
      }),
    );
  });
});

describe('the status of a lead', () => {
  it('can be rejected from everywhere, with a reason, and from there goes back to new alone', () => {
    for (const from of LEAD_STATUS_KEYS.filter((one) => one !== 'rejected')) {
      expect(canTransition(LEAD_STATUSES, from, 'rejected')).toMatchObject({ code: 'reason_required' });
      expect(canTransition(LEAD_STATUSES, from, 'rejected', { has_reason: true }).allowed).toBe(true);
    }
    const back = LEAD_STATUS_KEYS.filter((to) => canTransition(LEAD_STATUSES, 'rejected', to).allowed);
    expect(back).toEqual(['new']);
  });

  it.each([
    ['new', 'domain', true],
    ['qualified', 'domain', true],
    ['rejected', 'domain', false],
    ['rejected', 'address', true],
    ['approved', 'address', false],
  ] as const)('of a lead that is %s: signing up with its %s makes it a customer: %s', (status, how, does) => {
    expect(convertsBySignUp(status, how)).toBe(does);
  });
});
