import { asCondition, asValue, bounded, counted, made, nested } from './bounds.ts';
import { broken, type Cursor, expectSign, isSign, isWord, peek, take, tellNext } from './cursor.ts';
import { node, type SourceNode } from './nodes.ts';
import { parseCall, parseList, parseMatch, parsePresence } from './parse-list.ts';
import type { Token } from './scan.ts';
import { RESERVED_WORDS } from './words.ts';

/** How strongly an operator holds its operands; the greater one wins. */
const STRENGTH = { or: 1, and: 2, compare: 3, add: 4, multiply: 5, sign: 6 } as const;

const COMPARISONS: Readonly<Record<string, string>> = {
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
};

/**
 * Reads values and conditions by the strength of their operators (Pratt 1973, Top down operator precedence): a value
 * or condition whose operators all hold at least as strongly as `least`. Never throws; what cannot be read is told
 * and comes back broken.
 */
export function parseAny(cursor: Cursor, least = 0): SourceNode {
  let left = parsePrefix(cursor);
  for (let next = infixOf(cursor); next !== null && next.strength >= least; next = infixOf(cursor)) {
    left = next.read(cursor, left);
  }
  return left;
}

/** Reads a value. */
export function parseValue(cursor: Cursor, least = 0): SourceNode {
  return asValue(cursor, parseAny(cursor, least));
}

/** Reads a condition. */
export function parseCondition(cursor: Cursor, least = 0): SourceNode {
  return asCondition(cursor, parseAny(cursor, least));
}

function parsePrefix(cursor: Cursor): SourceNode {
  const token = peek(cursor);
  switch (token.type) {
    case 'number':
    case 'text':
      return counted(cursor, node('literal', '', take(cursor), { literal: token.value }));
    case 'condition':
      return counted(cursor, node('named', String(token.value), take(cursor)));
    case 'quoted_name':
      return counted(cursor, node('data_point', String(token.value), take(cursor)));
    case 'unknown':
      return skipUnknown(cursor);
    case 'name':
      return parseNamed(cursor, token);
    case 'sign':
      if (token.value === '(') return nested(cursor, token, () => parseGroup(cursor));
      if (token.value === '-') return nested(cursor, token, () => parseMinus(cursor));
  }
  tellNext(cursor, 'value_expected');
  return broken(token);
}

/** What stands behind a sign that means nothing belongs to it, so that nothing further is told of the two. */
function skipUnknown(cursor: Cursor): SourceNode {
  const sign = take(cursor);
  const next = peek(cursor);
  const isReserved = next.type === 'name' && RESERVED_WORDS.has(String(next.value));
  const isNone = next.type === 'sign' || next.type === 'unknown' || next.type === 'end' || isReserved;
  const isOperand = isSign(next, '(') || !isNone;
  if (isOperand) parsePrefix(cursor);
  return broken(sign);
}

function parseNamed(cursor: Cursor, token: Token): SourceNode {
  const word = String(token.value);
  const hasOpening = isSign(peek(cursor, 1), '(');
  if (word === 'true' || word === 'false') {
    return counted(cursor, node('literal', '', take(cursor), { literal: word === 'true' }));
  }
  if (word === 'not') return nested(cursor, token, () => parseNot(cursor));
  if (word === 'all' || word === 'any' || word === 'none') {
    return nested(cursor, token, () => parseMatch(cursor, word, parseCondition));
  }
  if (hasOpening && (word === 'exists' || word === 'missing')) {
    return nested(cursor, token, () => parsePresence(cursor, word, parseValue));
  }
  if (RESERVED_WORDS.has(word)) {
    tellNext(cursor, 'value_expected');
    return broken(token);
  }
  if (hasOpening) return nested(cursor, token, () => parseCall(cursor, parseValue));
  return counted(cursor, node('data_point', word, take(cursor)));
}

function parseGroup(cursor: Cursor): SourceNode {
  const { from } = take(cursor);
  const inner = parseAny(cursor);
  const { to } = peek(cursor);
  return expectSign(cursor, ')', 'closing_expected') ? { ...inner, from, to, isOpen: false } : broken(inner);
}

/** A minus in front of a number belongs to the number; elsewhere it takes what follows from 0. */
function parseMinus(cursor: Cursor): SourceNode {
  const minus = take(cursor);
  const next = peek(cursor);
  const whole = { from: minus.from, to: next.to };
  if (next.type === 'number') {
    take(cursor);
    const value = Number(next.value);
    return counted(cursor, node('literal', '', whole, { literal: value === 0 ? 0 : -value }));
  }
  const operand = parseValue(cursor, STRENGTH.sign);
  if (operand.kind === 'broken') return operand;
  const zero = counted(cursor, node('literal', '', minus));
  return made(cursor, node('operator', 'sub', spanOf(zero, operand), { children: [zero, operand] }), minus);
}

function parseNot(cursor: Cursor): SourceNode {
  const not = take(cursor);
  const operand = parseCondition(cursor, STRENGTH.compare);
  if (operand.kind === 'broken') return operand;
  return made(
    cursor,
    node('match', 'none', { from: not.from, to: operand.to }, { children: [operand] }),
    not,
  );
}

interface Infix {
  readonly strength: number;
  readonly read: (cursor: Cursor, left: SourceNode) => SourceNode;
}

const JOINED: Readonly<Record<string, Infix>> = {
  or: { strength: STRENGTH.or, read: (cursor, left) => readJoined(cursor, left, 'any', STRENGTH.or) },
  and: { strength: STRENGTH.and, read: (cursor, left) => readJoined(cursor, left, 'all', STRENGTH.and) },
};

const ARITHMETIC: Readonly<Record<string, Infix>> = {
  '+': { strength: STRENGTH.add, read: (cursor, left) => readSeveral(cursor, left, 'add', STRENGTH.add) },
  '-': { strength: STRENGTH.add, read: (cursor, left) => readTwo(cursor, left, 'sub', STRENGTH.add) },
  '*': {
    strength: STRENGTH.multiply,
    read: (cursor, left) => readSeveral(cursor, left, 'mul', STRENGTH.multiply),
  },
  '/': {
    strength: STRENGTH.multiply,
    read: (cursor, left) => readTwo(cursor, left, 'div', STRENGTH.multiply),
  },
};

const UNKNOWN: Infix = { strength: Number.POSITIVE_INFINITY, read: skipUnknown };
const COMPARISON: Infix = { strength: STRENGTH.compare, read: readComparison };

function infixOf(cursor: Cursor): Infix | null {
  const token = peek(cursor);
  const word = String(token.value);
  if (token.type === 'sign') {
    if (Object.hasOwn(COMPARISONS, word)) return COMPARISON;
    return Object.hasOwn(ARITHMETIC, word) ? (ARITHMETIC[word] ?? null) : null;
  }
  if (token.type === 'unknown') return UNKNOWN;
  if (token.type !== 'name') return null;
  if (word === 'and' || word === 'or') return JOINED[word] ?? null;
  if (word === 'between' || word === 'in' || word === 'is' || word === 'exists') return COMPARISON;
  return word === 'not' && isWord(peek(cursor, 1), 'in') ? COMPARISON : null;
}

function readTwo(cursor: Cursor, left: SourceNode, key: string, strength: number): SourceNode {
  const sign = take(cursor);
  const [one, other] = [asValue(cursor, left), parseValue(cursor, strength + 1)];
  if (one.kind === 'broken' || other.kind === 'broken') return broken(spanOf(one, other));
  return made(cursor, node('operator', key, spanOf(one, other), { children: [one, other] }), sign);
}

/** `a + b + c` is one sum of three; `(a + b) + c` stays as it is written. */
function readSeveral(cursor: Cursor, left: SourceNode, key: string, strength: number): SourceNode {
  const sign = take(cursor);
  const [one, other] = [asValue(cursor, left), parseValue(cursor, strength + 1)];
  return joined(cursor, 'operator', key, one, other, sign);
}

function readJoined(cursor: Cursor, left: SourceNode, match: string, strength: number): SourceNode {
  const word = take(cursor);
  const [one, other] = [asCondition(cursor, left), parseCondition(cursor, strength + 1)];
  return joined(cursor, 'match', match, one, other, word);
}

function joined(
  cursor: Cursor,
  kind: 'operator' | 'match',
  key: string,
  one: SourceNode,
  other: SourceNode,
  sign: Token,
): SourceNode {
  if (one.kind === 'broken' || other.kind === 'broken') return broken(spanOf(one, other));
  if (one.isOpen && one.kind === kind && one.key === key) {
    one.children.push(other);
    const longer = { ...one, to: other.to, height: Math.max(one.height, other.height + 1) };
    return bounded(cursor, longer, sign);
  }
  return made(cursor, node(kind, key, spanOf(one, other), { children: [one, other], isOpen: true }), sign);
}

function readComparison(cursor: Cursor, left: SourceNode): SourceNode {
  const sign = peek(cursor);
  const isChained = left.kind === 'compare';
  if (isChained) tellNext(cursor, 'comparison_chained');
  const one = isChained ? broken(left) : asValue(cursor, left);
  const { key, right, to } = readRight(cursor, take(cursor));
  if (one.kind === 'broken' || right.some((each) => each.kind === 'broken') || key === '') {
    return broken({ from: one.from, to });
  }
  return made(cursor, node('compare', key, { from: one.from, to }, { children: [one, ...right] }), sign);
}

function readRight(cursor: Cursor, sign: Token): { key: string; right: SourceNode[]; to: number } {
  const word = String(sign.value);
  if (sign.type === 'sign') {
    const right = parseValue(cursor, STRENGTH.add);
    return { key: COMPARISONS[word] ?? '', right: [right], to: right.to };
  }
  if (word === 'exists') return { key: 'exists', right: [], to: sign.to };
  if (word === 'is') return readPresence(cursor);
  if (word === 'between') {
    const low = parseValue(cursor, STRENGTH.add);
    if (!isWord(peek(cursor), 'and')) {
      tellNext(cursor, 'and_expected');
      return { key: '', right: [], to: low.to };
    }
    take(cursor);
    const high = parseValue(cursor, STRENGTH.add);
    return { key: 'between', right: [low, high], to: high.to };
  }
  if (word === 'not') take(cursor);
  const list = parseList(cursor, parseValue);
  return { key: list.isBroken ? '' : word === 'not' ? 'not_in' : 'in', right: list.items, to: list.to };
}

/** `is missing`, `is not missing`. */
function readPresence(cursor: Cursor): { key: string; right: SourceNode[]; to: number } {
  const isNot = isWord(peek(cursor), 'not');
  if (isNot) take(cursor);
  const { to } = peek(cursor);
  if (!isWord(peek(cursor), 'missing')) {
    tellNext(cursor, 'missing_expected');
    return { key: '', right: [], to };
  }
  take(cursor);
  return { key: isNot ? 'exists' : 'missing', right: [], to };
}

function spanOf(one: SourceNode, other: SourceNode): { from: number; to: number } {
  return { from: one.from, to: Math.max(one.to, other.to) };
}
