import type { ShapePoint } from '../formulas/formula.ts';
import { counted, made } from './bounds.ts';
import { broken, type Cursor, expectSign, isSign, peek, take, tell } from './cursor.ts';
import { node, type SourceNode } from './nodes.ts';
import type { Token } from './scan.ts';
import { callInstead, isSpreadsheetCall } from './spreadsheet-habits.ts';
import { CASE_WORDS } from './words.ts';

type Read = (cursor: Cursor) => SourceNode;

const SHAPES_OF_POINTS: ReadonlySet<string> = new Set(['table', 'step']);

/** What stands between parentheses. */
interface List {
  readonly items: SourceNode[];
  readonly points: ShapePoint[];
  /** Where the points stand; null when there are none. */
  readonly pointsFrom: number | null;
  readonly isBroken: boolean;
  readonly to: number;
}

/** Reads `( value , … )`: the list that `in` looks into. */
export function parseList(cursor: Cursor, read: Read): List {
  const list = readList(cursor, read, false);
  if (!list.isBroken && list.items.length > 0) return list;
  if (!list.isBroken) tell(cursor, 'value_expected', { from: list.to - 1, to: list.to });
  return { ...list, isBroken: true };
}

/** Reads `all( condition , … )`, and so with any and none. */
export function parseMatch(cursor: Cursor, match: 'all' | 'any' | 'none', read: Read): SourceNode {
  const word = take(cursor);
  const { items, isBroken, to } = readList(cursor, read, false);
  const span = { from: word.from, to };
  return isBroken ? broken(span) : made(cursor, node('match', match, span, { children: items }), word);
}

/** Reads `exists( value )` and `missing( value )`. */
export function parsePresence(cursor: Cursor, key: 'exists' | 'missing', read: Read): SourceNode {
  const word = take(cursor);
  take(cursor);
  const value = read(cursor);
  const span = { from: word.from, to: peek(cursor).to };
  const isClosed = expectSign(cursor, ')', 'closing_expected');
  if (!isClosed || value.kind === 'broken') return broken(span);
  return counted(cursor, node('compare', key, span, { children: [value] }));
}

/** Reads an operator with its operands: `clamp( x , 0 , 10 )`, `table( x , 0 : 0 , 10 : 100 )`. */
export function parseCall(cursor: Cursor, read: Read): SourceNode {
  const name = take(cursor);
  const key = String(name.value);
  if (isSpreadsheetCall(key)) return skipSpreadsheetCall(cursor, name);
  const { items, points, pointsFrom, isBroken, to } = readList(cursor, read, true);
  const span = { from: name.from, to };
  if (pointsFrom !== null && !SHAPES_OF_POINTS.has(key)) {
    tell(cursor, 'points_not_here', { from: pointsFrom, to: Math.max(pointsFrom, to - 1) });
    return broken(span);
  }
  if (isBroken) return broken(span);
  const rest = { children: items, ...(points.length === 0 ? {} : { points }) };
  return made(cursor, node('operator', key, span, rest), name);
}

/** A function that only spreadsheets have is told as a whole, not each of its operands. */
function skipSpreadsheetCall(cursor: Cursor, name: Token): SourceNode {
  take(cursor);
  skipToClosing(cursor);
  const to = cursor.tokens[cursor.at - 1]?.to ?? name.to;
  const found = cursor.text.slice(name.from, to);
  tell(cursor, 'spreadsheet_call', { from: name.from, to }, { found, instead: callInstead(found) });
  return broken({ from: name.from, to });
}

/** Reads from one parenthesis to the other; after something wrong it goes on behind the closing one. */
function readList(cursor: Cursor, read: Read, mayHavePoints: boolean): List {
  const opening = peek(cursor);
  const list = { items: [] as SourceNode[], points: [] as ShapePoint[], pointsFrom: null as number | null };
  if (!expectSign(cursor, '(', 'opening_expected')) return { ...list, isBroken: true, to: opening.to };
  let isBroken = false;
  while (!isSign(peek(cursor), ')') || list.items.length + list.points.length > 0) {
    const item = read(cursor);
    if (mayHavePoints && isSign(peek(cursor), ':')) {
      list.pointsFrom ??= item.from;
      const point = readPoint(cursor, item, read);
      if (point === null) isBroken = true;
      else list.points.push(point);
    } else {
      if (list.points.length > 0) tell(cursor, 'points_not_here', item);
      isBroken ||= item.kind === 'broken' || list.points.length > 0;
      list.items.push(item);
    }
    if (!isSign(peek(cursor), ',')) break;
    take(cursor);
  }
  const { to } = peek(cursor);
  if (expectSign(cursor, ')', 'closing_expected')) return { ...list, isBroken, to };
  skipToClosing(cursor);
  return { ...list, isBroken: true, to };
}

/** A point `x: y`; both are numbers as such. They do not count as nodes. */
function readPoint(cursor: Cursor, x: SourceNode, read: Read): ShapePoint | null {
  take(cursor);
  const y = read(cursor);
  const numbers: number[] = [];
  for (const each of [x, y]) {
    if (each.kind === 'literal' && typeof each.literal === 'number') numbers.push(each.literal);
    else if (each.kind !== 'broken') tell(cursor, 'number_expected', each);
  }
  cursor.nodes -= 2;
  const [at, value] = numbers;
  return at === undefined || value === undefined ? null : [at, value];
}

function skipToClosing(cursor: Cursor): void {
  let open = 1;
  for (let next = peek(cursor); next.type !== 'end'; next = peek(cursor)) {
    const word = String(next.value);
    if (next.type === 'name' && (word === 'of' || CASE_WORDS.has(word))) return;
    if (isSign(next, ':')) return;
    if (isSign(next, '(')) open += 1;
    if (isSign(next, ')')) open -= 1;
    take(cursor);
    if (open === 0) return;
  }
}
