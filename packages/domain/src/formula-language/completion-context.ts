import { operatorOf } from '../formulas/formula-operators.ts';
import type { Token } from './scan.ts';
import { CASE_WORDS } from './words.ts';

/** What may stand behind the words read so far. */
export interface CompletionContext {
  readonly dataPoints: 'none' | 'scalar' | 'series' | 'any';
  readonly takesOperators: boolean;
  readonly takesConditions: boolean;
  readonly keywords: readonly string[];
}

const ARITHMETIC = ['+', '-', '*', '/'];
const COMPARISONS = ['=', '!=', '>', '>=', '<', '<=', 'between', 'in', 'not in', 'exists', 'is missing'];
const JOINING = ['and', 'or'];
const IN_CONDITION = ['not', 'all(', 'any(', 'none(', 'exists(', 'missing('];
const CASES = ['when', 'always:', 'otherwise:'];
const NOTHING: CompletionContext = {
  dataPoints: 'none',
  takesOperators: false,
  takesConditions: false,
  keywords: [],
};
const VALUE: CompletionContext = { ...NOTHING, dataPoints: 'scalar', takesOperators: true };
const SERIES: CompletionContext = { ...NOTHING, dataPoints: 'series' };
const CONDITION: CompletionContext = {
  ...VALUE,
  takesConditions: true,
  keywords: [...IN_CONDITION, 'true', 'false'],
};

/** Where the words leave a reader: in which part of which case, and inside which parentheses. */
interface Reading {
  readonly part: 'start' | 'when' | 'head' | 'value' | 'total';
  readonly isOtherwise: boolean;
  /** Words in front of the parentheses that are open. */
  readonly open: readonly string[];
}

/** What may stand behind these words, by the last of them and what is open. */
export function contextAt(tokens: readonly Token[]): CompletionContext {
  const reading = readingOf(tokens);
  const last = tokens.at(-1);
  if (last === undefined) return keywords(CASES, VALUE);
  const word = String(last.value);
  if (last.type === 'sign') return afterSign(word, reading);
  if (last.type === 'name') {
    const place = afterWord(word, tokens.at(-2), reading);
    if (place !== null) return place;
  }
  if (last.type === 'condition' || word === 'missing' || word === 'exists') return afterCondition(reading);
  return afterValue(reading);
}

function readingOf(tokens: readonly Token[]): Reading {
  let reading: Reading = { part: tokens.length === 0 ? 'start' : 'value', isOtherwise: false, open: [] };
  for (const [i, token] of tokens.entries()) {
    const word = String(token.value);
    const { part, open } = reading;
    if (token.type === 'name' && CASE_WORDS.has(word)) {
      reading = { part: word === 'when' ? 'when' : 'head', isOtherwise: word === 'otherwise', open: [] };
    } else if (token.type === 'name' && word === 'of' && part === 'value') {
      reading = { ...reading, part: 'total' };
    } else if (token.type === 'sign' && word === '(') {
      const before = tokens[i - 1];
      reading = { ...reading, open: [...open, before?.type === 'name' ? String(before.value) : ''] };
    } else if (token.type === 'sign' && word === ')') {
      reading = { ...reading, open: open.slice(0, -1) };
    } else if (token.type === 'sign' && word === ':' && open.length === 0) {
      reading = { ...reading, part: 'value' };
    }
  }
  return reading;
}

function afterSign(sign: string, reading: Reading): CompletionContext {
  const inside = reading.open.at(-1);
  if (sign === ')') return afterValue(reading, true);
  if (sign === ':') {
    if (inside !== undefined) return NOTHING;
    return reading.isOtherwise ? keywords(['not calculated'], VALUE) : VALUE;
  }
  if (sign !== '(' && sign !== ',') return VALUE;
  if (inside === 'exists' || inside === 'missing') return { ...VALUE, dataPoints: 'any' };
  if (inside !== undefined && operatorOf(inside)?.kind === 'aggregate') return SERIES;
  const mayBeCondition = inside === '' || inside === 'all' || inside === 'any' || inside === 'none';
  if (reading.part === 'when' && (mayBeCondition || inside === 'not')) return CONDITION;
  return reading.part === 'when' && (inside === 'and' || inside === 'or' || inside === 'when')
    ? CONDITION
    : VALUE;
}

/** Null for a word that ends a value. */
function afterWord(word: string, before: Token | undefined, reading: Reading): CompletionContext | null {
  switch (word) {
    case 'when':
      return CONDITION;
    case 'always':
    case 'otherwise':
      return keywords([':']);
    case 'and':
    case 'or':
      return CONDITION;
    case 'not':
      if (before?.value === ':') return keywords(['calculated']);
      return before?.value === 'is' ? keywords(['missing']) : keywords(['in'], CONDITION);
    case 'is':
      return keywords(['missing', 'not missing']);
    case 'between':
    case 'of':
      return VALUE;
    case 'in':
    case 'all':
    case 'any':
    case 'none':
      return keywords(['(']);
    case 'calculated':
      return reading.isOtherwise ? NOTHING : null;
    default:
      return null;
  }
}

function afterCondition({ part, open }: Reading): CompletionContext {
  if (part !== 'when') return NOTHING;
  return keywords(open.length === 0 ? [...JOINING, ':'] : [...JOINING, ',', ')']);
}

function afterValue({ part, open }: Reading, isClosed = false): CompletionContext {
  const inParentheses = open.length > 0;
  if (part === 'when') {
    const ends = inParentheses ? [',', ')'] : isClosed ? [':'] : [];
    return keywords([...COMPARISONS, ...JOINING, ...ARITHMETIC, ...ends]);
  }
  if (inParentheses) return keywords([...ARITHMETIC, ',', ')']);
  if (part === 'value') return keywords(['of', ...ARITHMETIC]);
  return part === 'total' ? keywords([...CASES, ...ARITHMETIC]) : keywords(['of', ...ARITHMETIC]);
}

function keywords(words: readonly string[], place: CompletionContext = NOTHING): CompletionContext {
  return { ...place, keywords: [...words, ...place.keywords] };
}
