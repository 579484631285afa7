import { roundTo } from '@tryout/domain/statistics/decimal';

/** Keys that combine two numbers. */
export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** Every key of the calculator. */
export type CalculatorKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '.'
  | Operator
  | '='
  | 'back'
  | 'clear';

/** A plain four-function calculator: what is typed is worked out from left to right, without precedence. */
export interface Calculator {
  /** What is being typed; null when a result is shown. */
  readonly entry: string | null;
  /** The number before the operator, or the last result. */
  readonly value: number;
  readonly pending: Operator | null;
  /** Nothing can be shown: divided by nothing, or too large. */
  readonly failed: boolean;
  /** How often something was worked out since the item came. */
  readonly calculations: number;
}

/** Before the first key. */
export const SWITCHED_ON: Calculator = {
  entry: null,
  value: 0,
  pending: null,
  failed: false,
  calculations: 0,
};

const MOST_DIGITS = 10;
/** Enough to hide the errors of binary fractions, and more than any answer needs. */
const PLACES = 8;
const LARGEST = 1e10;

function combine(one: number, operator: Operator, other: number): number {
  switch (operator) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return one / other;
  }
}

/** What is shown as a number. */
function shownNumber({ entry, value }: Calculator): number {
  return entry === null ? value : Number(entry);
}

/** Works out what is pending; the operator that follows, if any, waits for the next number. */
function workOut(state: Calculator, next: Operator | null): Calculator {
  if (state.pending === null || state.entry === null) {
    return { ...state, value: shownNumber(state), entry: null, pending: next };
  }
  const result = roundTo(combine(state.value, state.pending, Number(state.entry)), PLACES);
  const calculations = state.calculations + 1;
  if (!(Math.abs(result) < LARGEST)) return { ...SWITCHED_ON, failed: true, calculations };
  return { entry: null, value: result, pending: next, failed: false, calculations };
}

function type(state: Calculator, key: string): Calculator {
  const before = state.entry ?? '0';
  const digits = before.replace('.', '').length;
  if (key === '.') return before.includes('.') ? state : { ...state, entry: `${before}.`, failed: false };
  if (state.entry !== null && before !== '0' && digits >= MOST_DIGITS) return state;
  return { ...state, entry: before === '0' ? key : before + key, failed: false };
}

/** The calculator after a key. */
export function press(state: Calculator, key: CalculatorKey): Calculator {
  switch (key) {
    case 'clear':
      return { ...SWITCHED_ON, calculations: state.calculations };
    case 'back':
      return state.entry === null ? state : { ...state, entry: state.entry.slice(0, -1) || '0' };
    case '=':
      return workOut(state, null);
    case '+':
    case '-':
    case '*':
    case '/':
      return workOut(state, key);
    default:
      return type(state, key);
  }
}

/** What the display shows, with a dot as decimal sign; null when nothing can be shown. */
export function display(state: Calculator): string | null {
  if (state.failed) return null;
  return state.entry ?? String(state.value);
}

const TYPED: Readonly<Record<string, CalculatorKey>> = {
  ',': '.',
  x: '*',
  '×': '*',
  ':': '/',
  '÷': '/',
  '−': '-',
  Enter: '=',
  Backspace: 'back',
  Delete: 'clear',
  c: 'clear',
  C: 'clear',
};

const PLAIN = /^[0-9.+\-*/=]$/;

/** The calculator's key for one of the keyboard; null for any other. */
export function keyTyped(key: string): CalculatorKey | null {
  if (PLAIN.test(key)) return key as CalculatorKey;
  const arabic = '٠١٢٣٤٥٦٧٨٩'.indexOf(key);
  if (key.length === 1 && arabic >= 0) return String(arabic) as CalculatorKey;
  return Object.hasOwn(TYPED, key) ? (TYPED[key] ?? null) : null;
}
