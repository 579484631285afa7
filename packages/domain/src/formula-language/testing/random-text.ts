import type { Random } from '../../statistics/random.ts';
import { printFormula } from '../print.ts';
import { RANDOM_DATA_POINTS, randomFormula } from './random-formula.ts';

const WORDS = [
  'when ',
  'always: ',
  'otherwise: ',
  'not calculated',
  ' of ',
  ' and ',
  ' or ',
  'not ',
  ' between ',
  ' in ',
  ' not in ',
  ' is missing',
  ' exists',
  'all(',
  'any(',
  'none(',
  'exists(',
  'true',
  'table(',
  'clamp(',
  'mean(',
  'norm_t(',
  'nothing_like_it(',
  '@Fast',
  '@"Fast and sure"',
  '@gone',
  '"red"',
  '"',
  '`',
  '\\',
  '\\u0000',
  '#',
  '\n',
  ' ',
  '(',
  ')',
  ',',
  ':',
  '=',
  '!=',
  '>=',
  '<',
  '≤',
  '+',
  '-',
  '*',
  '/',
  '0',
  '1',
  '2.5',
  '1e308',
  '1e999',
  '.5',
  '$',
  '🚀',
  '\ud800',
  '\u202e',
  'toString',
  'hasOwnProperty',
  'valueOf',
];

/** Words of the language and things that are none, in any order. */
export function tokenSoup(random: Random): string {
  let text = '';
  for (let left = 1 + random.int(60); left > 0; left--) {
    text += random.int(4) === 0 ? random.pick(RANDOM_DATA_POINTS) : random.pick(WORDS);
  }
  return text;
}

/** The text of a formula, as it is or with some parts cut out, doubled, moved or replaced. */
export function mutatedText(random: Random): string {
  let text = printFormula(randomFormula(random, ['Fast', 'Fast and sure', 'gone']));
  for (let left = random.int(5); left > 0; left--) {
    const from = random.int(text.length + 1);
    const to = Math.min(text.length, from + random.int(12));
    const [before, part, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
    const kind = random.int(4);
    if (kind === 0) text = before + after;
    else if (kind === 1) text = before + part + part + after;
    else if (kind === 2) text = before + random.pick(WORDS) + after;
    else text = before + after.slice(0, 20) + part + after.slice(20);
  }
  return text;
}

/** The same word very many times: what is nested, chained, left open. */
export function longText(random: Random): string {
  const word = random.pick(WORDS);
  const filler = random.int(2) === 0 ? '' : random.pick(WORDS);
  return (word + filler).repeat(20_000).slice(0, random.int(20_001));
}
