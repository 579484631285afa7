import { afterEach, expect, it, vi } from 'vitest';
import { takeAskedEarly, takeEarlyAnswer } from './early-answers.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('gives the answers that came with the page, each of them once', () => {
  const answers = { '/api/list?n=20': { data: [1] } };
  const remove = vi.fn();
  // The page was opened just now, however long this process has been running.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(answers), remove }) });
  expect(takeEarlyAnswer('/api/other')).toBeUndefined();
  expect(takeEarlyAnswer('/api/list?n=20')).toEqual({ data: [1] });
  expect(takeEarlyAnswer('/api/list?n=20')).toBeUndefined();
  expect(remove, 'what came with the page stays in it').toHaveBeenCalledOnce();
});

it('gives what the page asked before its scripts were here, once and in the language it is wanted in', () => {
  const answer = Promise.resolve(new Response('{}'));
  const asked = { address: '/api/auth/user', lang: 'ar', answer };
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('askedEarly', asked);
  expect(takeAskedEarly('/api/other', 'ar')).toBeUndefined();
  expect(takeAskedEarly('/api/auth/user', 'ar')).toBe(answer);
  expect(takeAskedEarly('/api/auth/user', 'ar')).toBeUndefined();
  vi.stubGlobal('askedEarly', asked);
  expect(takeAskedEarly('/api/auth/user', 'en')).toBeUndefined();
});

it('asks anew where the answer that came early is old', () => {
  const answer = Promise.resolve(new Response('{}'));
  vi.spyOn(performance, 'now').mockReturnValue(15_000);
  vi.stubGlobal('askedEarly', { address: '/api/auth/user', lang: 'en', answer });
  expect(takeAskedEarly('/api/auth/user', 'en')).toBeUndefined();
});
