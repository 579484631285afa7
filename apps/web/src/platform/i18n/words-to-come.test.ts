import { expect, it, vi } from 'vitest';
import { fillLater, wantWords, wordsComing } from './words-to-come.ts';

type Words = Readonly<Record<string, string>>;

it('fetches the words of a language once somebody reads it, and at once from then on', async () => {
  let asked = 0;
  const ar = async (): Promise<Words> => {
    asked += 1;
    return { close: 'إغلاق' };
  };
  const early: Record<string, Words> = { en: { close: 'Close' } };
  fillLater(early, { ar, fr: { close: 'Fermer' } }, []);
  expect([asked, early.ar, early.fr?.close, wordsComing(early, 'ar')]).toEqual([
    0,
    undefined,
    'Fermer',
    undefined,
  ]);
  const all = wantWords('ar');
  expect(wordsComing(early, 'ar')).toBeInstanceOf(Promise);
  await all;
  expect([asked, early.ar?.close, early.en?.close]).toEqual([1, 'إغلاق', 'Close']);
  expect(wordsComing(early, 'ar')).toMatchObject({ status: 'fulfilled' });

  const late: Record<string, Words> = { en: { close: 'Close', open: 'Open' } };
  fillLater(late, { ar }, [early]);
  await wordsComing(late, 'ar');
  expect([asked, late.ar]).toEqual([2, { close: 'إغلاق' }]);
});

it('goes on without the words of a language that cannot be had', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const catalogue: Record<string, Words> = { en: { close: 'Close' } };
  fillLater(catalogue, { pl: () => Promise.reject(new Error('offline')) }, []);
  await wantWords('pl');
  expect(catalogue.pl).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
