import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PHRASES, phraseOf, saidOfField } from './field-phrases.ts';

const CONTRACT = join(import.meta.dirname, '../../../../../packages/contract/src');
/** What the contract says of a field begins with one of these words, and nothing else there does. */
const PHRASE = /(['`])((?:must|is|may|needs|at most)\s(?:(?!\1).)*)\1/g;
/** The only place in a phrase that takes words; all others take numbers. */
const LISTS = ['categories', 'traits', 'subtraits'];

const phrases = readdirSync(CONTRACT, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(join(CONTRACT, name), 'utf8').matchAll(PHRASE)])
  .map(([, , phrase]) => phrase ?? '')
  .flatMap((phrase) => LISTS.map((list) => phrase.replaceAll(/\$\{what\}/g, list)))
  .map((phrase) => phraseOf(phrase.replaceAll(/\$\{[^}]*\}/g, '7')));

describe('what the contract says of fields', () => {
  it.each([...new Set(phrases)])('%s: is known in Arabic', (phrase) => {
    expect(saidOfField(phrase.replaceAll('#', '7'))?.('ar')).toMatch(/\p{Script=Arabic}/u);
  });

  it('is all there is', () => {
    expect([...PHRASES.keys()].filter((phrase) => !phrases.includes(phrase))).toEqual([]);
  });

  it.each([
    ['must be at most 200 characters', 'يجب ألا يتجاوز 200 حرفًا'],
    ['must be -90 to 90', 'يجب أن يكون من -90 إلى 90'],
    ['must be from 0.5 to 1.5', 'يجب أن يكون من 0.5 إلى 1.5'],
    ['must be a month, such as 2024-05', 'يجب أن يكون شهرًا، مثل 2024-05'],
    ['must be a colour code such as #aabbcc', 'يجب أن يكون رمز لون، مثل ‎#aabbcc'],
    ['is required', 'مطلوب'],
  ])('%s: %s', (english, arabic) => {
    const said = saidOfField(english);
    expect([said?.('en'), said?.('ar')]).toEqual([english, arabic]);
  });

  it('is told from what others say', () => {
    expect(saidOfField('Too big: expected string to have <=20 characters')).toBeNull();
  });
});
