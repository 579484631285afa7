import { catalogueProblems } from '@tryout/domain/text/catalogue-problems';
import { describe, expect, it } from 'vitest';
import { defineMessages, type Said, verbatim } from './say.ts';

const say = defineMessages({
  en: {
    'quay.closed': 'The quay is closed.',
    'quay.ships': '{count, plural, one {# ship waits} other {# ships wait}} for {name}.',
    'quay.because': 'It did not work: {reason}',
  },
  ar: {
    'quay.closed': 'الرصيف مغلق.',
    'quay.ships':
      '{count, plural, zero {لا سفن تنتظر} one {سفينة تنتظر} two {سفينتان تنتظران} few {# سفن تنتظر} many {# سفينة تنتظر} other {# سفينة تنتظر}} {name}.',
    'quay.because': 'لم ينجح ذلك: {reason}',
  },
});

describe('what is said', () => {
  it.each<[Said, string, string]>([
    [say('quay.closed'), 'The quay is closed.', 'الرصيف مغلق.'],
    [say('quay.ships', { count: 1, name: 'Nour' }), '1 ship waits for Nour.', 'سفينة تنتظر Nour.'],
    [say('quay.ships', { count: 4, name: '{x}' }), '4 ships wait for {x}.', '4 سفن تنتظر {x}.'],
    [
      say('quay.because', { reason: say('quay.closed') }),
      'It did not work: The quay is closed.',
      'لم ينجح ذلك: الرصيف مغلق.',
    ],
    [verbatim('Grüße'), 'Grüße', 'Grüße'],
  ])('is told in both languages', (said, english, arabic) => {
    expect([said('en'), said('ar')]).toEqual([english, arabic]);
  });
});

const modules = import.meta.glob<Record<string, unknown>>('../../**/*.messages.ts');

describe.each(Object.entries(modules))('%s', (_file, load) => {
  it('says the same in both languages', async () => {
    const catalogues = Object.values(await load()) as { en: Record<string, string>; ar: typeof say.ar }[];
    expect(catalogues.length).toBeGreaterThan(0);
    expect(catalogues.flatMap(catalogueProblems)).toEqual([]);
  });
});
