import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each([
  [' https://harbour.test/a ', 'https://harbour.test/a'],
  ['harbour.test/jobs?a=1', 'https://harbour.test/jobs?a=1'],
  ['harbour.test:8080/x', 'https://harbour.test:8080/x'],
  ['jobs@harbour.test', 'mailto:jobs@harbour.test'],
  ['mailto:jobs@harbour.test', 'mailto:jobs@harbour.test'],
  ['javascript:alert(1)', null],
  ['ftp://harbour.test', null],
  ['harbour', null],
  ['two words.test', null],
  ['', null],
])('%s means %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
