import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

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
