import { node, type SourceNode } from './nodes.ts';
import { scan, type Token } from './scan.ts';
import type { ParseProblemCode, SourceProblem, Span } from './source.ts';

const MOST_PROBLEMS = 50;

/** Where reading stands in a text, and what was found wrong so far. */
export interface Cursor {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly problems: SourceProblem[];
  at: number;
  /** Levels of parentheses and signs in front that are open. */
  nesting: number;
  nodes: number;
  /** A bound was passed: nothing more is read or told. */
  isStopped: boolean;
}

/** A cursor at the beginning of a text. */
export function cursorOf(text: string): Cursor {
  const { tokens, problems } = scan(text);
  const cursor: Cursor = { text, tokens, problems: [], at: 0, nesting: 0, nodes: 0, isStopped: false };
  for (const problem of problems) tell(cursor, problem.code, problem);
  return cursor;
}

/** The word that comes next, or the one some words after it. */
export function peek(cursor: Cursor, ahead = 0): Token {
  const last = cursor.tokens.length - 1;
  return cursor.tokens[Math.min(cursor.at + ahead, last)] as Token;
}

/** Takes the word that comes next. */
export function take(cursor: Cursor): Token {
  const token = peek(cursor);
  if (token.type !== 'end') cursor.at += 1;
  return token;
}

/** Whether a word is a given sign. */
export function isSign(token: Token, sign: string): boolean {
  return token.type === 'sign' && token.value === sign;
}

/** Whether a word is a given word of the language. */
export function isWord(token: Token, word: string): boolean {
  return token.type === 'name' && token.value === word;
}

/** Tells a problem about the word that comes next, unless that word has one already. */
export function tellNext(cursor: Cursor, code: ParseProblemCode): void {
  tell(cursor, code, peek(cursor));
}

/**
 * Tells a problem about a part of the text, unless one that begins there is known. What follows quotes that were not
 * closed is not told: closing them changes it.
 */
export function tell(
  cursor: Cursor,
  code: ParseProblemCode,
  span: Span,
  data: SourceProblem['data'] = { found: cursor.text.slice(span.from, span.to) },
): void {
  if (cursor.isStopped || cursor.problems.length >= MOST_PROBLEMS) return;
  const before = cursor.tokens[cursor.at - 1];
  for (const each of cursor.problems) {
    if (each.from === span.from) return;
    if (each.to === before?.to && (each.code === 'text_not_closed' || each.code === 'name_not_closed'))
      return;
  }
  cursor.problems.push({ code, data, from: span.from, to: span.to });
}

/** Takes a sign, or tells that it is not there. */
export function expectSign(cursor: Cursor, sign: string, code: ParseProblemCode): boolean {
  if (!isSign(peek(cursor), sign)) {
    tellNext(cursor, code);
    return false;
  }
  take(cursor);
  return true;
}

/** Something that could not be read. */
export function broken(span: Span): SourceNode {
  return node('broken', '', span);
}
