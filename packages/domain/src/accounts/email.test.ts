import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailDomain, emailProblem, isEmailSuffix, isWorkEmail, maskEmail, normalizeEmail } from './email.ts';

const of = (local: number, domain: string) => `${'a'.repeat(local)}@${domain}`;

describe('e-mail (spec §5)', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [' Mia@Harbour.TEST ', null],
    ['mia.o-neil+jobs@x-y.co.uk', null],
    ["o'neil@harbour.test", null],
    ['mia@xn--hfen-loa.xn--p1ai', null],
    ['mia', 'invalid'],
    ['mia@harbour', 'invalid'],
    ['@harbour.test', 'invalid'],
    ['mia@@harbour.test', 'invalid'],
    ['mi a@harbour.test', 'invalid'],
    ['.mia@harbour.test', 'invalid'],
    ['mi..a@harbour.test', 'invalid'],
    ['mia@-harbour.test', 'invalid'],
    ['mia@harbour-.test', 'invalid'],
    ['mia@harbour..test', 'invalid'],
    ['mia@harbour.t', 'invalid'],
    ['mia@127.0.0.1', 'invalid'],
    [of(64, 'harbour.test'), null],
    [of(65, 'harbour.test'), 'local_too_long'],
    [`mia@${'b'.repeat(63)}.test`, null],
    [`mia@${'b'.repeat(64)}.test`, 'label_too_long'],
    [`${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}com`, null],
    [`${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}comm`, 'too_long'],
  ])('%s: %s', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  it('knows work addresses (ruling 10)', () => {
    for (const host of ['gmail.com', 'yahoo.com', 'hotmail.com', 'Outlook.com']) {
      expect(isWorkEmail(`mia@${host}`)).toBe(false);
    }
    expect(isWorkEmail('mia@harbour.test')).toBe(true);
    expect(isWorkEmail('mia@notgmail.com')).toBe(true);
    expect(isWorkEmail('mia')).toBe(false);
    expect(isWorkEmail('mia@harbour.test', [' HARBOUR.test '])).toBe(false);
    expect(isWorkEmail('mia@gmail.com', [])).toBe(true);
  });

  it('takes domains, suffixes and masks', () => {
    expect(emailDomain(' Mia@Harbour.test')).toBe('harbour.test');
    expect(emailDomain('mia')).toBeNull();
    expect([
      isEmailSuffix('@harbour.test'),
      isEmailSuffix('harbour.test'),
      isEmailSuffix('@harbour'),
    ]).toEqual([true, false, false]);
    expect([maskEmail('Mia@harbour.test'), maskEmail('mia'), maskEmail('@x')]).toEqual([
      'm***@harbour.test',
      '***',
      '***',
    ]);
  });

  it('takes any real address as it is and never throws', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        expect(emailProblem(normalizeEmail(email))).toBe(emailProblem(email));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => [emailProblem(text), maskEmail(text), isWorkEmail(text)]).not.toThrow();
      }),
    );
  });
});
