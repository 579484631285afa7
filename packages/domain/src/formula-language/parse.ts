import type { Condition, FormulaCase } from '../formulas/formula.ts';
import { type Cursor, cursorOf, isSign, isWord, peek, take, tellNext } from './cursor.ts';
import { conditionOf, expressionOf, isCondition, node, noteSpans, type SourceNode } from './nodes.ts';
import { parseValue, parseCondition as readCondition } from './parse-expression.ts';
import type { Token } from './scan.ts';
import {
  type FormulaBody,
  type ParsedCondition,
  type ParsedFormula,
  SOURCE_LIMITS,
  type SourceProblem,
  type Span,
} from './source.ts';
import { formulaInstead, signInstead } from './spreadsheet-habits.ts';
import { CASE_WORDS } from './words.ts';

/**
 * Reads the text of a formula (`docs/formula-language.md`). Never throws; after something wrong it goes on, so that
 * several problems are found at once, each at the signs it is about. Whether names and operators exist and fit is not
 * part of reading: `checkFormulaText` tells that too. Time grows with the length of the text, which is bounded.
 */
export function parseFormula(text: string): ParsedFormula {
  const read = readFormula(text);
  if (read.problems.length === 0) return read;
  const instead = formulaInstead(text, (other) => readFormula(other).problems.length === 0);
  if (instead === null) return { ...read, problems: withHabits(text, read.problems) };
  const found = text.trim();
  const from = text.indexOf(found);
  const problem = {
    code: 'spreadsheet_formula',
    data: { found, instead },
    from,
    to: from + found.length,
  } as const;
  return { ...read, problems: [problem] };
}

function readFormula(text: string): ParsedFormula {
  const tooLong = problemOfLength(text);
  if (tooLong !== null) return { formula: null, problems: [tooLong], spans: new Map() };
  const cursor = cursorOf(text);
  const cases: CaseSource[] = [];
  let otherwise: CaseSource | null = null;
  while (peek(cursor).type !== 'end') {
    if (otherwise !== null) tellNext(cursor, 'case_after_otherwise');
    const read = readCase(cursor, cases.length === 0 && otherwise === null);
    if (read?.isOtherwise === true) otherwise ??= read;
    else if (read !== null) cases.push(read);
    if (!isCaseStart(peek(cursor)) && peek(cursor).type !== 'end') {
      tellNext(cursor, 'case_expected');
      skipTo(cursor, isCaseStart);
    }
  }
  if (cursor.problems.length > 0)
    return { formula: null, problems: inOrder(cursor.problems), spans: new Map() };
  const spans = new Map<string, Span>([['cases', { from: 0, to: text.length }]]);
  const formula: FormulaBody = {
    cases: cases.map((each, i) => caseOf(each, spans, `cases.${i}`)),
    otherwise: otherwise === null ? 'not_calculated' : outcomeOf(otherwise, spans, 'otherwise'),
  };
  return { formula, problems: [], spans };
}

/** Reads the text of a condition on its own, as `parseFormula` does. Its spans begin with `cases.0.when`. */
export function parseCondition(text: string): ParsedCondition {
  const tooLong = problemOfLength(text);
  if (tooLong !== null) return { condition: null, problems: [tooLong], spans: new Map() };
  const cursor = cursorOf(text);
  const read = readCondition(cursor);
  if (peek(cursor).type !== 'end') tellNext(cursor, 'end_expected');
  if (cursor.problems.length > 0) {
    return { condition: null, problems: withHabits(text, inOrder(cursor.problems)), spans: new Map() };
  }
  const spans = new Map<string, Span>();
  return { condition: wholeCondition(read, spans, 'cases.0.when'), problems: [], spans };
}

interface CaseSource extends Span {
  readonly isOtherwise: boolean;
  /** Null for a case that always holds. */
  readonly when: SourceNode | null;
  /** Null for 'not calculated', and where it could not be read. */
  readonly outcome: { readonly value: SourceNode; readonly total_score: SourceNode } | null;
}

function readCase(cursor: Cursor, mayBeBare: boolean): CaseSource | null {
  const first = peek(cursor);
  if (!isCaseStart(first)) {
    if (!mayBeBare) return null;
    const outcome = readOutcome(cursor);
    return { isOtherwise: false, when: null, outcome, from: first.from, to: outcome.total_score.to };
  }
  take(cursor);
  const isOtherwise = first.value === 'otherwise';
  const when = first.value === 'when' ? readCondition(cursor) : null;
  if (!goTo(cursor, (token) => isSign(token, ':'), 'colon_expected')) {
    return { isOtherwise, when, outcome: null, from: first.from, to: first.to };
  }
  if (isOtherwise && isWord(peek(cursor), 'not')) {
    take(cursor);
    const { to } = peek(cursor);
    goTo(cursor, (token) => isWord(token, 'calculated'), 'calculated_expected');
    return { isOtherwise, when, outcome: null, from: first.from, to };
  }
  const outcome = readOutcome(cursor);
  return { isOtherwise, when, outcome, from: first.from, to: outcome.total_score.to };
}

function readOutcome(cursor: Cursor): { value: SourceNode; total_score: SourceNode } {
  const value = parseValue(cursor);
  if (!goTo(cursor, (token) => isWord(token, 'of'), 'of_expected')) {
    return { value, total_score: node('broken', '', value) };
  }
  return { value, total_score: parseValue(cursor) };
}

/** Takes a word, telling when something else stands there first; false when the case ends before it. */
function goTo(
  cursor: Cursor,
  isWanted: (token: Token) => boolean,
  code: 'colon_expected' | 'of_expected' | 'calculated_expected',
): boolean {
  if (!isWanted(peek(cursor))) {
    tellNext(cursor, code);
    skipTo(cursor, (token) => isWanted(token) || isCaseStart(token));
  }
  if (!isWanted(peek(cursor))) return false;
  take(cursor);
  return true;
}

function skipTo(cursor: Cursor, isWanted: (token: Token) => boolean): void {
  while (peek(cursor).type !== 'end' && !isWanted(peek(cursor))) take(cursor);
}

function isCaseStart(token: Token): boolean {
  return token.type === 'name' && CASE_WORDS.has(String(token.value));
}

function caseOf(source: CaseSource, spans: Map<string, Span>, path: string): FormulaCase {
  const outcome = outcomeOf(source, spans, path);
  if (outcome === 'not_calculated') throw new TypeError('a case without an outcome was told as a problem');
  if (source.when === null) return { when: 'always', ...outcome };
  if (source.when.kind !== 'named') {
    return { when: wholeCondition(source.when, spans, `${path}.when`), ...outcome };
  }
  noteSpans(spans, source.when, `${path}.when`);
  return { when: { condition_id: source.when.key }, ...outcome };
}

function outcomeOf(source: CaseSource, spans: Map<string, Span>, path: string): FormulaBody['otherwise'] {
  spans.set(path, { from: source.from, to: source.to });
  if (source.outcome === null) return 'not_calculated';
  const { value, total_score } = source.outcome;
  noteSpans(spans, value, `${path}.value`);
  noteSpans(spans, total_score, `${path}.total_score`);
  return { value: expressionOf(value), total_score: expressionOf(total_score) };
}

/** A single comparison stands for `all` of itself, for a condition is always a list. */
function wholeCondition(source: SourceNode, spans: Map<string, Span>, path: string): Condition {
  const whole = source.kind === 'match' ? source : node('match', 'all', source, { children: [source] });
  if (!isCondition(source)) throw new TypeError('a value as a condition was told as a problem');
  noteSpans(spans, whole, path);
  return conditionOf(whole);
}

function problemOfLength(text: string): SourceProblem | null {
  const limit = SOURCE_LIMITS.length;
  if (text.length <= limit) return null;
  return { code: 'text_too_long', data: { limit }, from: limit, to: text.length };
}

/** Problems at signs that are a habit from elsewhere, with what belongs there instead. */
function withHabits(text: string, problems: readonly SourceProblem[]): SourceProblem[] {
  return problems.map((problem) => {
    if (problem.data.instead !== undefined) return problem;
    const habit = signInstead(text, problem);
    if (habit === null) return problem;
    const { from, to, instead } = habit;
    return { code: problem.code, from, to, data: { ...problem.data, found: text.slice(from, to), instead } };
  });
}

function inOrder(problems: readonly SourceProblem[]): SourceProblem[] {
  return problems.toSorted((one, other) => one.from - other.from || one.to - other.to);
}
