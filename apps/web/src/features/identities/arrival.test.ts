import { expect, it } from 'vitest';
import { readReturn } from './arrival.ts';

it('takes code, state and issuer as they were sent', () => {
  expect(readReturn('?code=12345678901234567890123&state=a-b_c&iss=https%3A%2F%2Fid.example')).toEqual({
    code: '12345678901234567890123',
    state: 'a-b_c',
    iss: 'https://id.example',
  });
});

it('has no code where the person turned back', () => {
  expect(readReturn('?error=user_cancelled_login&state=x')).toEqual({ code: '', state: 'x' });
});
