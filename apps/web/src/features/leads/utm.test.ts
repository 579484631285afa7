import { expect, it } from 'vitest';
import { utmOf } from './utm.ts';

it.each([
  [
    '?utm_source=news&utm_medium=mail&x=1',
    { source: 'news', medium: 'mail', campaign: '', term: '', content: '' },
  ],
  ['', { source: '', medium: '', campaign: '', term: '', content: '' }],
  ['?utm_source=a%00%0Ab', { source: 'a  b', medium: '', campaign: '', term: '', content: '' }],
])('reads from %s where somebody came from', (search, found) => {
  expect(utmOf(search)).toEqual(found);
});

it('takes no more than the server does', () => {
  expect(utmOf(`?utm_term=${'x'.repeat(500)}`).term).toHaveLength(100);
});
