import { expect, it } from 'vitest';
import { EU_COUNTRIES, isVatNumber, normalVatNumber } from './vat-numbers.ts';

/** Published examples of the number of each country. */
const GOOD: readonly (readonly [string, string])[] = [
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['BG', 'BG175074752'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['CZ', 'CZ7103192745'],
  ['CZ', 'CZ640903926'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['ES', 'ESJ99216582'],
  ['ES', 'ES54362315K'],
  ['ES', 'ESX2482300W'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IE', 'IE6433435OA'],
  ['IE', 'IE8D79739I'],
  ['IT', 'IT00743110157'],
  ['LT', 'LT119511515'],
  ['LT', 'LT100001919017'],
  ['LU', 'LU15027442'],
  ['LV', 'LV40003521600'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['RO', 'RO18547290'],
  ['SE', 'SE123456789701'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
];

it.each(GOOD)('%s: %s is one', (country, text) => {
  expect(isVatNumber(country, text)).toBe(true);
});

it('knows every country of the Union', () => {
  expect([...new Set(GOOD.map(([country]) => country))].sort()).toEqual([...EU_COUNTRIES].sort());
});

it.each(GOOD)('%s: of the ten last digits of %s few pass', (country, text) => {
  const at = [...text].findLastIndex(
    (sign, i) => /\d/.test(sign) && !(country === 'NL' && i > 10) && !(country === 'SE' && i > 11),
  );
  const passing = [...'0123456789'].filter((digit) =>
    isVatNumber(country, text.slice(0, at) + digit + text.slice(at + 1)),
  );
  expect(passing.length).toBeLessThanOrEqual(3);
});

it('takes blanks, dots, small letters and no prefix; refuses other countries and rubbish', () => {
  expect(normalVatNumber('DE', ' 136.695 976 ')).toBe('DE136695976');
  expect(isVatNumber('NL', 'nl 0044 95445 b01')).toBe(true);
  expect(isVatNumber('GR', '094259216')).toBe(true);
  for (const text of ['', 'DE', 'DE13669597', 'DE1366959760', 'FR40303265045', '١٣٦٦٩٥٩٧٦'])
    expect(isVatNumber('DE', text)).toBe(false);
  expect(isVatNumber('US', '12-3456789')).toBe(false);
});
