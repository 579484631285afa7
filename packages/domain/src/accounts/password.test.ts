import { expect, it } from 'vitest';
import { brokenPasswordRules, passwordProblem } from './password.ts';

it('names the first broken rule in the words and order of the specification', () => {
  const message = (password: string) => passwordProblem(password)?.message;
  expect(message('')).toBe('must contain caps');
  expect(message('ABC')).toBe('must contain small');
  expect(message('ABc')).toBe('must contain number');
  expect(message('ABc1')).toBe('must contain symbol');
  expect(message('ABc_1')).toBe('must contain symbol');
  expect(message('ABc-1')).toBe('must be at least 10 characters');
  expect(message(`Ab-1${'x'.repeat(253)}`)).toBe('must be at most 256 characters');
  expect(passwordProblem('Harbour-27')).toBeNull();
  expect(passwordProblem('Ärger über 27')).toBeNull();
});

it('asks whether a password is common only when all else holds', () => {
  expect(passwordProblem('Harbour-27', () => true)?.code).toBe('too_common');
  expect(passwordProblem('harbour-27', () => true)?.code).toBe('no_upper_case');
});

it('asks for as many characters as the platform does', () => {
  expect(passwordProblem('Harbour-27', undefined, 11)?.message).toBe('must be at least 11 characters');
  expect(passwordProblem('Harbour-277', undefined, 11)).toBeNull();
  expect(brokenPasswordRules('Harbour-27', 64)).toEqual(['too_short']);
});

it('names every broken rule for ticking off', () => {
  expect(brokenPasswordRules('')).toEqual([
    'no_upper_case',
    'no_lower_case',
    'no_digit',
    'no_symbol',
    'too_short',
  ]);
  expect(brokenPasswordRules('harbour27')).toEqual(['no_upper_case', 'no_symbol', 'too_short']);
  expect(brokenPasswordRules('Harbour-27')).toEqual([]);
});
