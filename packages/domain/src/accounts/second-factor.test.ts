import { describe, expect, test } from 'vitest';
import { plainRecoveryCode, RECOVERY_CODES, recoveryCode } from './recovery-code.ts';
import { hasFactor, isInForce, methodsOf } from './second-factor.ts';

describe('the second step', () => {
  test.each([
    [{ passkeys: 0, authenticator: false, recovery_codes: 0 }, []],
    [{ passkeys: 0, authenticator: false, recovery_codes: 9 }, []],
    [{ passkeys: 1, authenticator: false, recovery_codes: 0 }, ['passkey']],
    [{ passkeys: 0, authenticator: true, recovery_codes: 2 }, ['code', 'recovery_code']],
    [{ passkeys: 3, authenticator: true, recovery_codes: 10 }, ['passkey', 'code', 'recovery_code']],
  ])('with %j takes %j', (factors, methods) => {
    expect(methodsOf(factors)).toEqual(methods);
    expect(hasFactor(factors)).toBe(methods.length > 0);
  });

  test.each([
    [null, false],
    ['2026-11-23', true],
    ['2026-11-24', true],
    ['2026-11-25', false],
  ])('asked from %s holds on 2026-11-24: %s', (from, holds) => {
    expect(isInForce(from, '2026-11-24')).toBe(holds);
  });
});

describe('a recovery code', () => {
  test('has two halves of signs that do not look alike', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const signs = new Set<string>();
    for (let at = 0; at + RECOVERY_CODES.signs <= bytes.length; at += 1) {
      const code = recoveryCode(bytes.slice(at));
      expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
      for (const sign of code.replace('-', '')) signs.add(sign);
    }
    expect(signs.size).toBe(32);
    for (const sign of 'ilou') expect(signs.has(sign)).toBe(false);
  });

  test('may be typed large, with blanks, and with signs that look alike', () => {
    expect(plainRecoveryCode(' 01AbC - deFgH ')).toBe('01abcdefgh');
    expect(plainRecoveryCode('oIabc-defgL')).toBe('01abcdefg1');
  });
});
