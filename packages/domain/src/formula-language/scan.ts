import type { ParseProblemCode, Span } from './source.ts';

/**
 * A word of a text. `value` is the number, the text or the name meant; of a sign the sign in its one spelling.
 * `unknown` are signs that mean nothing here.
 */
export interface Token extends Span {
  readonly type: 'number' | 'text' | 'name' | 'quoted_name' | 'condition' | 'sign' | 'unknown' | 'end';
  readonly value: string | number;
}

/** Something that is no word of the language. */
export interface ScanProblem extends Span {
  readonly code: ParseProblemCode;
}

const BLANK = /[\s\uFEFF]+|#[^\n\r\u2028\u2029]*/uy;
const NAME = /[\p{L}_][\p{L}\p{N}\p{M}_]*(?:\.[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*/uy;
const NUMBER = /\.?\d[\d.]*(?:[eE][+-]?\d+)?[\p{L}\p{N}\p{M}_.]*/uy;
const WELL_FORMED_NUMBER = /^\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const CONDITION_NAME = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.-]*/uy;
const SIGN = /[<>!=]=|[-+*/×÷−(),:=≠<≤>≥]/uy;
const UNKNOWN = /[^\s\p{L}\p{N}_"`@#+*/×÷−(),:=≠<≤>≥-]+|[\s\S]/uy;
const QUOTED_PART = { '"': /[^"\\\n\r]+/uy, '`': /[^`\\\n\r]+/uy } as const;
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|(["`\\/bfnrt]))/uy;

const ONE_SPELLING: Readonly<Record<string, string>> = {
  '==': '=',
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
  '×': '*',
  '÷': '/',
  '−': '-',
};
const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Cuts a text into words, in one pass from left to right; comments (`#` to the end of the line) and blanks are left
 * out. What is no word is told as a problem, and a word that is only malformed still gives one of its type, so that
 * reading can go on behind it. The last word is always of type `end`.
 */
export function scan(text: string): { readonly tokens: Token[]; readonly problems: ScanProblem[] } {
  const tokens: Token[] = [];
  const problems: ScanProblem[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  while (at < text.length) {
    if (take(BLANK) !== null) continue;
    const from = at;
    const put = (type: Token['type'], value: Token['value']) => tokens.push({ type, value, from, to: at });
    const name = take(NAME);
    if (name !== null) {
      put('name', name);
      continue;
    }
    const digits = take(NUMBER);
    if (digits !== null) {
      put('number', numberOf(digits, { from, to: at }, problems));
      continue;
    }
    const sign = take(SIGN);
    if (sign !== null) {
      put('sign', ONE_SPELLING[sign] ?? sign);
      continue;
    }
    const isCondition = text[at] === '@';
    if (isCondition) at += 1;
    const quote = text[at];
    if (quote === '"' || (quote === '`' && !isCondition)) {
      const quoted = scanQuoted(text, at, quote);
      at = quoted.to;
      problems.push(...quoted.problems);
      if (quoted.value === '' && (quote === '`' || isCondition) && quoted.problems.length === 0)
        problems.push({ code: 'name_empty', from, to: at });
      put(isCondition ? 'condition' : quote === '"' ? 'text' : 'quoted_name', quoted.value);
    } else if (isCondition) {
      const key = take(CONDITION_NAME);
      if (key === null) problems.push({ code: 'condition_name_expected', from, to: at });
      put('condition', key ?? '');
    } else {
      take(UNKNOWN);
      problems.push({ code: 'sign_unknown', from, to: at });
      put('unknown', '');
    }
  }
  tokens.push({ type: 'end', value: '', from: text.length, to: text.length });
  return { tokens, problems };
}

/** 0 stands in for what is no number. Too great for a number, or so near 0 that it would become 0, is a problem. */
function numberOf(digits: string, span: Span, problems: ScanProblem[]): number {
  if (!WELL_FORMED_NUMBER.test(digits)) {
    problems.push({ code: 'number_malformed', ...span });
    return 0;
  }
  const value = Number(digits);
  const vanished = value === 0 && /[1-9]/.test(digits.split(/e/i, 1)[0] ?? '');
  if (Number.isFinite(value) && !vanished) return value;
  problems.push({ code: 'number_out_of_range', ...span });
  return 0;
}

function scanQuoted(
  text: string,
  from: number,
  quote: '"' | '`',
): { readonly value: string; readonly to: number; readonly problems: ScanProblem[] } {
  const problems: ScanProblem[] = [];
  const plain = QUOTED_PART[quote];
  let value = '';
  let at = from + 1;
  while (at < text.length && text[at] !== quote && text[at] !== '\n' && text[at] !== '\r') {
    const pattern = text[at] === '\\' ? ESCAPE : plain;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) {
      problems.push({ code: 'escape_unknown', from: at, to: at + 1 });
      // Behind the backslash a whole sign is passed over, be it of two units; the end of the line is not.
      const escaped = text.codePointAt(at + 1) ?? 0x0a;
      at += escaped === 0x0a || escaped === 0x0d ? 1 : escaped > 0xffff ? 3 : 2;
      continue;
    }
    const [all, unit, letter] = found;
    if (unit !== undefined) value += String.fromCharCode(Number.parseInt(unit, 16));
    else value += letter === undefined ? all : (ESCAPED[letter] ?? letter);
    at += all.length;
  }
  if (text[at] === quote) return { value, to: at + 1, problems };
  problems.push({ code: quote === '"' ? 'text_not_closed' : 'name_not_closed', from, to: at });
  return { value, to: at, problems };
}
