import { createHmac } from 'node:crypto';
import {
  authenticatorAddress,
  base32,
  codeOf,
  type Mac,
  stepAt,
  stepOfCode,
} from '@tryout/domain/accounts/one-time-code';
import { describe, expect, test } from 'vitest';

const mac =
  (hash: string): Mac =>
  (key, message) =>
    createHmac(hash, key).update(message).digest();
const sha1 = mac('sha1');
const ascii = (text: string) => new TextEncoder().encode(text);
const SECRETS = {
  sha1: ascii('12345678901234567890'),
  sha256: ascii('12345678901234567890123456789012'),
  sha512: ascii('1234567890123456789012345678901234567890123456789012345678901234'),
};

/** RFC 6238, appendix B. */
const RFC_6238 = [
  [59, '94287082', '46119246', '90693936'],
  [1111111109, '07081804', '68084774', '25091201'],
  [1111111111, '14050471', '67062674', '99943326'],
  [1234567890, '89005924', '91819424', '93441116'],
  [2000000000, '69279037', '90698825', '38618901'],
  [20000000000, '65353130', '77737706', '47863826'],
] as const;

/** RFC 4226, appendix D. */
const RFC_4226 = [
  '755224',
  '287082',
  '359152',
  '969429',
  '338314',
  '254676',
  '287922',
  '162583',
  '399871',
  '520489',
];

describe('one-time codes', () => {
  test.each(RFC_6238)('are those of RFC 6238 at %d', (at, bySha1, bySha256, bySha512) => {
    expect(codeOf(sha1, SECRETS.sha1, stepAt(at), 8)).toBe(bySha1);
    expect(codeOf(mac('sha256'), SECRETS.sha256, stepAt(at), 8)).toBe(bySha256);
    expect(codeOf(mac('sha512'), SECRETS.sha512, stepAt(at), 8)).toBe(bySha512);
  });

  test.each(RFC_4226.map((code, step) => [step, code] as const))(
    'are those of RFC 4226 at count %d',
    (step, code) => {
      expect(codeOf(sha1, SECRETS.sha1, step)).toBe(code);
    },
  );

  const at_s = 1_000_000_015;
  const now = stepAt(at_s);

  test.each([
    [-2, null],
    [-1, now - 1],
    [0, now],
    [1, now + 1],
    [2, null],
  ])('of %d steps away are taken one step around now and no further', (away, taken) => {
    const code = codeOf(sha1, SECRETS.sha1, now + away);
    expect(stepOfCode(sha1, SECRETS.sha1, { code, at_s, last_step: 0 })).toBe(taken);
  });

  test('whose step was taken, or one after it, are over', () => {
    const code = codeOf(sha1, SECRETS.sha1, now);
    expect(stepOfCode(sha1, SECRETS.sha1, { code, at_s, last_step: now - 1 })).toBe(now);
    expect(stepOfCode(sha1, SECRETS.sha1, { code, at_s, last_step: now })).toBe(null);
    expect(stepOfCode(sha1, SECRETS.sha1, { code, at_s, last_step: now + 1 })).toBe(null);
  });

  test.each(['', '1', '12345', '1234567', 'abcdef', '٠١٢٣٤٥'])('are not %j', (code) => {
    expect(stepOfCode(sha1, SECRETS.sha1, { code, at_s, last_step: 0 })).toBe(null);
  });
});

/** RFC 4648, section 10, without padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('base32 of %j is %j', (text, encoded) => {
  expect(base32(ascii(text))).toBe(encoded);
});

test('the address of an authenticator names issuer and account, escaped', () => {
  const address = new URL(
    authenticatorAddress({ issuer: 'Tryout & more', account: 'noor+1@mail.example', secret: 'MZXW6YTB' }),
  );
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Tryout & more:noor+1@mail.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'MZXW6YTB',
    issuer: 'Tryout & more',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
