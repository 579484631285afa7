import { expect, it, vi } from 'vitest';
import { arabicComing, wantArabic, withArabicLater } from './arabic-words.ts';

it('fetches Arabic words once somebody reads Arabic, and at once from then on', async () => {
  let asked = 0;
  const load = async () => {
    asked += 1;
    return { close: 'إغلاق' };
  };
  const early = withArabicLater({ close: 'Close' }, load);
  expect([asked, early.ar.close, arabicComing(early)]).toEqual([0, 'Close', undefined]);
  const all = wantArabic();
  expect(arabicComing(early)).toBeInstanceOf(Promise);
  await all;
  expect([asked, early.ar.close, early.en.close]).toEqual([1, 'إغلاق', 'Close']);
  expect(arabicComing(early)).toMatchObject({ status: 'fulfilled' });

  const late = withArabicLater({ close: 'Close' }, load);
  await arabicComing(late);
  expect([asked, late.ar.close]).toEqual([2, 'إغلاق']);
});

it('keeps the English words where the Arabic ones cannot be had', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const catalogue = withArabicLater({ close: 'Close' }, () => Promise.reject(new Error('offline')));
  await wantArabic();
  expect(catalogue.ar.close).toBe('Close');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
