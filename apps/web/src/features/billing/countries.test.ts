import { expect, it } from 'vitest';
import { countriesIn } from './countries.ts';

it.each(['en', 'ar', 'de'])('names every country once, in %s', (tag) => {
  const labels = countriesIn(tag).map(({ label }) => label);
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  expect(labels.length).toBeGreaterThan(240);
});

it('has countries of today and no unions, withdrawn or test codes', () => {
  const codes = countriesIn('en').map(({ value }) => value);
  expect(codes).toEqual(expect.arrayContaining(['BF', 'BJ', 'CW', 'ME', 'RS', 'SS', 'TL', 'VU', 'XK', 'ZW']));
  for (const no of ['AN', 'DD', 'DY', 'EU', 'EZ', 'HV', 'NH', 'NT', 'QO', 'RH', 'UN', 'XA', 'XB', 'ZZ']) {
    expect(codes).not.toContain(no);
  }
});
