import { operatorOf } from '../formulas/formula-operators.ts';
import { scan, type Token } from './scan.ts';
import { RESERVED_WORDS } from './words.ts';

/**
 * What people write who know formulas from spreadsheets and programs, and how the same is written here. Nothing of it
 * is part of the language: it is refused, and told with the right form.
 */

/** Functions of spreadsheets that are named otherwise here, or are no functions here. */
const CALLS: ReadonlySet<string> = new Set([
  'IF',
  'IFS',
  'IFERROR',
  'AND',
  'OR',
  'NOT',
  'AVERAGE',
  'AVG',
  'SUM',
  'MEAN',
  'MEDIAN',
  'STDEV',
  'STDEV.S',
  'STDEV.P',
  'ISBLANK',
]);

/** Whether a name in front of a parenthesis is a function of spreadsheets and no operator here. */
export function isSpreadsheetCall(name: string): boolean {
  return CALLS.has(name.toUpperCase()) && operatorOf(name) === null && !RESERVED_WORDS.has(name);
}

/** How the functions with cases are written here, where what was written could not be put in its place. */
const IN_GENERAL: Readonly<Record<string, string>> = {
  IF: 'when accuracy >= 0.8: 10 of 10',
  IFS: 'when accuracy >= 0.8: 10 of 10',
  IFERROR: 'otherwise: not calculated',
  AND: 'accuracy >= 0.8 and level > 2',
  OR: 'accuracy >= 0.8 or level > 2',
  NOT: 'not level > 2',
  ISBLANK: 'accuracy is missing',
  SUM: 'accuracy + level',
};

/** A call of a spreadsheet's function, such as `AND(a>1,b<2)`, as it is written here. */
export function callInstead(call: string): string {
  const name = (/^[\p{L}.]+/u.exec(call)?.[0] ?? '').toUpperCase();
  const written =
    name === 'IF' || name === 'IFS'
      ? casesInstead(call)
      : reading(call, (words) => words.condition(0) ?? words.value());
  return written ?? IN_GENERAL[name] ?? 'mean(trials.rt)';
}

/**
 * The formula that a text in the form of a spreadsheet (`=IF(acc>0.5,10,2)`) or a program (`acc > 0.5 ? 10 : 2`,
 * `if acc > 0.5: 8 of 10`) means; where it says no maximum, the greatest of its numbers, else 100. `isReadable` tells
 * whether the language reads a text. Null for a text in another form.
 */
export function formulaInstead(text: string, isReadable: (text: string) => boolean): string | null {
  const written = text.replace(/^\s*always\s*:/u, '').trim();
  const isFormula = /^=|^IFS?\s*\(/iu.test(written);
  if (!isFormula && !/^if\b|\?/iu.test(written)) return null;
  const cases = [
    casesInstead(written),
    written.replaceAll(/\b(?:elif|else\s+if|if)\b/giu, 'when').replaceAll(/\belse\b/giu, 'otherwise'),
  ];
  const readable = cases.find((each) => each !== null && isReadable(each)) ?? null;
  return readable ?? (isFormula ? 'when accuracy >= 0.8: 10 of 10\notherwise: 2 of 10' : null);
}

function casesInstead(text: string): string | null {
  const read = reading(text, (words) => words.outcome());
  if (read === null) return null;
  const { branches } = read;
  const numbers = branches.map(({ value }) => Number(value));
  const most = numbers.every((each) => Number.isFinite(each)) ? Math.max(...numbers) : 100;
  const total = read.total ?? (most > 0 ? most : 1);
  const lines = branches.map(({ when, value }, i) => {
    if (when.length > 0) return `when ${when.join(' and ')}: ${value} of ${total}`;
    return `${i === 0 ? 'always' : 'otherwise'}: ${value} of ${total}`;
  });
  return lines.join('\n');
}

/** What holds, and the value then; a branch without conditions is the rest. */
interface Branch {
  readonly when: readonly string[];
  readonly value: string;
}

/** Levels within each other that are put into words of the language; deeper ones get the general form. */
const DEEPEST = 12;

/** Reads a text in a spreadsheet's form to its end; null where it cannot be put into the language. */
function reading<T>(text: string, read: (words: Reader) => T | null): T | null {
  const reader = new Reader(plainText(text));
  const result = read(reader);
  return reader.isAtEnd() ? result : null;
}

/** Commas for semicolons, and points for the commas of decimals beside them. */
function plainText(text: string): string {
  const plain = text.trim().replace(/^=/u, '');
  if (!plain.includes(';') || plain.includes('"')) return plain;
  return plain.replaceAll(/(\d),(\d)/g, '$1.$2').replaceAll(';', ',');
}

class Reader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private at = 0;

  constructor(text: string) {
    this.text = text;
    this.tokens = scan(text).tokens;
  }

  isAtEnd(): boolean {
    return this.tokens[this.at]?.type === 'end';
  }

  /** The branches of a whole formula, and its maximum where one is written. */
  outcome(): { branches: readonly Branch[]; total: string | null } | null {
    const branches = this.branches();
    if (branches === null) return null;
    if (!this.take('of')) return { branches, total: null };
    const total = this.value();
    return total === null ? null : { branches, total };
  }

  /** `IF(condition, value, value)`, `if … then … else …`, `condition ? value : value`, or a value alone. */
  branches(depth = 0): Branch[] | null {
    if (depth > DEEPEST) return null;
    const start = this.at;
    const isIf = this.isWord('if');
    if (isIf && this.isNext('(', 1)) {
      this.at += 2;
      const whole = this.choice(depth, ',', ',', true);
      if (whole !== null && this.take(')')) return whole;
      this.at = start;
    }
    if (isIf) {
      this.at += 1;
      return this.choice(depth, 'then', 'else', true);
    }
    if (this.isWord('ifs')) return this.several();
    const chosen = this.choice(depth, '?', ':', false);
    if (chosen !== null) return chosen;
    this.at = start;
    const value = this.value();
    return value === null ? null : [{ when: [], value }];
  }

  private choice(depth: number, then: string, or: string, mayEnd: boolean): Branch[] | null {
    const condition = this.condition(0);
    if (condition === null || !this.take(then)) return null;
    const yes = this.branches(depth + 1);
    if (yes === null) return null;
    const first = yes.map((each) => ({ ...each, when: [condition, ...each.when] }));
    if (!this.take(or)) return mayEnd ? first : null;
    const no = this.branches(depth + 1);
    return no === null ? null : [...first, ...no];
  }

  /** `IFS(condition, value, condition, value)`. */
  private several(): Branch[] | null {
    this.at += 1;
    const all: Branch[] = [];
    if (!this.take('(')) return null;
    do {
      const isRest = this.isWord('true') && this.isNext(',', 1);
      if (isRest) this.at += 1;
      const condition = isRest ? '' : this.condition(0);
      if (condition === null || !this.take(',')) return null;
      const value = this.value();
      if (value === null) return null;
      all.push({ when: isRest ? [] : [condition], value });
    } while (this.take(','));
    return this.take(')') ? all : null;
  }

  /** Comparisons, joined by signs, words or the functions AND, OR and NOT. */
  condition(depth: number): string | null {
    if (depth > DEEPEST) return null;
    let left = this.clause(depth);
    while (left !== null) {
      const joint =
        this.take('and') || this.take('&&') ? 'and' : this.take('or') || this.take('||') ? 'or' : '';
      if (joint === '') return left;
      const right = this.clause(depth);
      left = right === null ? null : `${left} ${joint} ${right}`;
    }
    return null;
  }

  private clause(depth: number): string | null {
    const start = this.at;
    for (const joint of ['and', 'or', 'not'] as const) {
      if (!this.isWord(joint) || !this.isNext('(', 1)) continue;
      this.at += 2;
      const parts = this.list(() => this.condition(depth + 1));
      if (parts === null) return null;
      return joint === 'not' ? `not (${parts.join(', ')})` : `(${parts.join(` ${joint} `)})`;
    }
    if (this.isWord('isblank') && this.isNext('(', 1)) {
      this.at += 2;
      const value = this.value();
      return value !== null && this.take(')') ? `${value} is missing` : null;
    }
    if (this.take('!') || this.take('not')) {
      const inner = this.clause(depth + 1);
      return inner === null ? null : `not (${inner})`;
    }
    const left = this.value();
    const sign = left === null ? null : this.comparison();
    const right = sign === null ? null : this.value();
    if (left !== null && sign !== null && right !== null) return `${left} ${sign} ${right}`;
    this.at = start;
    if (!this.take('(')) return null;
    const inner = this.condition(depth + 1);
    return inner !== null && this.take(')') ? `(${inner})` : null;
  }

  private comparison(): string | null {
    if (this.isNext('<') && this.isNext('>', 1)) {
      this.at += 2;
      return '!=';
    }
    for (const sign of ['=', '!=', '>=', '<=', '>', '<']) if (this.take(sign)) return sign;
    return null;
  }

  value(): string | null {
    let whole = this.operand();
    while (whole !== null) {
      const sign = ['+', '-', '*', '/'].find((each) => this.take(each));
      if (sign === undefined) return whole;
      const right = this.operand();
      whole = right === null ? null : `${whole} ${sign} ${right}`;
    }
    return null;
  }

  private operand(): string | null {
    const token = this.tokens[this.at];
    if (token === undefined) return null;
    if (this.take('-')) {
      const inner = this.operand();
      return inner === null ? null : `-${inner}`;
    }
    if (this.take('(')) {
      const inner = this.value();
      return inner !== null && this.take(')') ? `(${inner})` : null;
    }
    const written = this.text.slice(token.from, token.to);
    if (token.type === 'number') {
      this.at += 1;
      return this.take('%') ? String(Number((Number(token.value) / 100).toPrecision(12))) : written;
    }
    if (token.type === 'text' || token.type === 'quoted_name') {
      this.at += 1;
      return written;
    }
    if (token.type !== 'name') return null;
    const truth = /^(?:true|false)$/iu.test(written) ? written.toLowerCase() : null;
    if (truth === null && RESERVED_WORDS.has(written.toLowerCase())) return null;
    this.at += 1;
    if (!this.take('(')) return truth ?? written;
    const operands = this.list(() => this.value());
    return operands === null ? null : callOf(written, operands);
  }

  /** What stands between parentheses, behind the opening one. */
  private list(read: () => string | null): string[] | null {
    const items: string[] = [];
    do {
      const item = read();
      if (item === null) return null;
      items.push(item);
    } while (this.take(','));
    return this.take(')') ? items : null;
  }

  private isWord(word: string): boolean {
    const token = this.tokens[this.at];
    return token?.type === 'name' && String(token.value).toLowerCase() === word;
  }

  private isNext(sign: string, ahead = 0): boolean {
    const token = this.tokens[this.at + ahead];
    if (token === undefined || token.type === 'end') return false;
    if (token.type === 'sign') return token.value === sign;
    return token.type === 'unknown' && this.text.slice(token.from, token.to) === sign;
  }

  private take(wanted: string): boolean {
    const isThere = /^\p{L}/u.test(wanted) ? this.isWord(wanted) : this.isNext(wanted);
    if (isThere) this.at += 1;
    return isThere;
  }
}

const SERIES_CALLS: Readonly<Record<string, string>> = {
  AVERAGE: 'mean',
  AVG: 'mean',
  MEAN: 'mean',
  SUM: 'sum',
  MEDIAN: 'median',
  STDEV: 'sd',
  'STDEV.S': 'sd',
  'STDEV.P': 'sd',
};

function callOf(name: string, operands: readonly string[]): string | null {
  const key = name.toLowerCase();
  const series = SERIES_CALLS[name.toUpperCase()];
  if (series !== undefined && operands.length > 1) {
    if (series !== 'mean' && series !== 'sum') return null;
    const sum = `(${operands.join(' + ')})`;
    return series === 'sum' ? sum : `${sum} / ${operands.length}`;
  }
  if (series !== undefined) return `${series}(${operands[0]})`;
  const [least, most] = operatorOf(key)?.arity ?? [Number.POSITIVE_INFINITY, null];
  if (operands.length < least || (most !== null && operands.length > most)) return null;
  return `${key}(${operands.join(', ')})`;
}

/** Words and signs of spreadsheets and programs where the language has another one. */
const SIGNS: Readonly<Record<string, string>> = {
  '&&': 'and',
  '||': 'or',
  '!': 'not',
  ';': ',',
  '<>': '!=',
};

/** A stretch of a text, and what to write there instead. */
export interface HabitAtSign {
  readonly from: number;
  readonly to: number;
  readonly instead: string;
}

/**
 * What was meant by signs at which reading stumbled, in the signs of the language: `<>` is `!=`, `80%` is 0.8, `0,5` is
 * 0.5, AND is `and`, `rate^2` is `rate * rate`. Null for what is no such habit.
 */
export function signInstead(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): HabitAtSign | null {
  const found = text.slice(from, to);
  if (found === '>' && text[from - 1] === '<') return { from: from - 1, to, instead: '!=' };
  const sign = Object.hasOwn(SIGNS, found) ? SIGNS[found] : undefined;
  if (sign !== undefined) return { from, to, instead: sign };
  const word = found.toLowerCase();
  if (word !== found && RESERVED_WORDS.has(word)) return { from, to, instead: word };
  const before = text.slice(0, from);
  const after = text.slice(to);
  if (found === '%') {
    const number = /\d+(?:\.\d+)?\s*$/u.exec(before)?.[0] ?? '';
    const share = Number((Number(number) / 100).toPrecision(12));
    return number === '' ? null : { from: from - number.length, to, instead: String(share) };
  }
  if (found === ',') {
    const whole = /(?<![\d.])\d+$/u.exec(before)?.[0] ?? '';
    const part = /^\d+(?![\d.])/u.exec(after)?.[0] ?? '';
    if (whole === '' || part === '') return null;
    return { from: from - whole.length, to: to + part.length, instead: `${whole}.${part}` };
  }
  if (found === '^') {
    const name = /[\p{L}_][\p{L}\p{N}\p{M}_.]*\s*$/u.exec(before)?.[0] ?? '';
    const power = /^\s*([23])(?![\d.])/u.exec(after);
    if (name === '' || power === null) return null;
    const instead = Array.from({ length: Number(power[1]) }, () => name.trim()).join(' * ');
    return { from: from - name.length, to: to + power[0].length, instead };
  }
  return null;
}
