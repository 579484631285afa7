import { formatterOnce, numberText } from './intl-formatters.ts';

/** A value put into a message: text, a number, a date, or what a tag or a rich value stands for. */
export type MessageValue = unknown;
/** Turns what stands inside a tag, `<b>…</b>`, into an element. */
export type TagFunction<T> = (parts: readonly (string | T)[]) => T;

/** How a value is written. */
type Format = 'number' | 'date' | 'time';
/** By what one of several wordings is chosen. */
type Choice = 'plural' | 'selectordinal' | 'select';
type Options = Readonly<Record<string, readonly CompiledPart[]>>;

/**
 * A part of a message that was read: text; 0 for the number of the plural around it; or what is filled in, its name
 * first: a value as it is or formatted, a tag around parts, a choice with its options and an offset.
 */
export type CompiledPart =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, format: Format]
  | readonly [name: string, tag: '<', children: readonly CompiledPart[]]
  | readonly [name: string, by: Choice, options: Options, offset: number];

/** An ICU message as the build leaves it (message-compile.ts): plain text, or its parts. It is JSON. */
export type CompiledMessage = string | readonly CompiledPart[];

type Values<T> = Readonly<Record<string, MessageValue | TagFunction<T>>>;

/** How messages are filled in a language. */
interface Filling {
  /** BCP 47. */
  readonly locale: string;
  /** Which way the message is read, to set apart what is read the other way; null: values stay as they are. */
  readonly direction: 'ltr' | 'rtl' | null;
}

/**
 * Fills a message. Texts beside each other are joined, so a message without tags or elements is one string. `locale` is
 * BCP 47; a value that is null or missing is left out. With a direction, a text that holds letters of the other direction
 * (a Latin name in an Arabic sentence) is set apart by U+2068 and U+2069, so that signs and numbers around it keep their
 * place; addresses are not, since they are copied, nor is a value that is the whole message or set apart in it already.
 */
export function formatMessage<T>(
  message: CompiledMessage,
  values: Values<T>,
  locale: string,
  direction: Filling['direction'] = null,
): (string | T)[] {
  if (typeof message === 'string') return [message];
  const [first] = message;
  const isValueAlone = message.length === 1 && Array.isArray(first) && first.length === 1;
  const filling = { locale, direction: isValueAlone ? null : direction };
  return fill<T>(message, values, filling, null).reduce<(string | T)[]>((parts, part) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
    return parts;
  }, []);
}

function fill<T>(
  parts: readonly CompiledPart[],
  values: Values<T>,
  filling: Filling,
  hash: number | null,
): (string | T)[] {
  return parts.flatMap((part, at) => {
    const before = parts[at - 1];
    const isApart = typeof before === 'string' && /[\u2066-\u2068]$/.test(before);
    return fillPart(part, values, filling, hash, isApart);
  });
}

/** Hebrew, Arabic, Syriac, Thaana and N'Ko with the letters between them, and the forms in which the first two are written. */
const READ_LEFTWARDS = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const RTL_LETTER = new RegExp(`(?=\\p{L})[${READ_LEFTWARDS}]`, 'u');
const LTR_LETTER = new RegExp(`(?=\\p{L})[^${READ_LEFTWARDS}]`, 'u');
const ADDRESS = /^\S*(?::\/\/|@)\S*$/;

/** A currency's sign with its letters, such as `US$`, in a text that is read from right to left: there it would turn round. */
export const withSignsApart = (text: string): string =>
  text.replace(/(?<![\u2066A-Z])[A-Z]{1,3}\p{Sc}/gu, '\u2066$&\u2069');

function setApart(text: string, direction: Filling['direction']): string {
  if (direction === null || !(direction === 'rtl' ? LTR_LETTER : RTL_LETTER).test(text)) return text;
  if (ADDRESS.test(text) || /^[\u2066-\u2068]/.test(text)) return text;
  return `\u2068${direction === 'rtl' ? withSignsApart(text) : text}\u2069`;
}

function fillPart<T>(
  part: CompiledPart,
  values: Values<T>,
  filling: Filling,
  hash: number | null,
  isApart: boolean,
): (string | T)[] {
  const { locale } = filling;
  if (typeof part === 'string') return [part];
  if (part === 0) return [numberText(locale, hash ?? 0)];
  const value = values[part[0]];
  if (part.length === 1) {
    const text = shown<T>(value, null, locale);
    return [typeof text === 'string' && !isApart ? setApart(text, filling.direction) : text];
  }
  if (part.length === 2) return [shown<T>(value, part[1], locale)];
  if (part.length === 3) {
    const inner = joined<T>(fill<T>(part[2], values, filling, hash));
    return typeof value === 'function' ? [(value as TagFunction<T>)(inner)] : inner;
  }
  const [, by, options, offset] = part;
  const key = by === 'select' ? String(value) : pluralKey(by, options, offset, Number(value), locale);
  const chosen = (Object.hasOwn(options, key) ? options[key] : options.other) ?? [];
  return fill<T>(chosen, values, filling, by === 'select' ? hash : Number(value) - offset);
}

/** Text alone becomes one string, so that a tag around words gets exactly one part. */
const joined = <T>(parts: (string | T)[]): (string | T)[] =>
  parts.every((part) => typeof part === 'string') ? [parts.join('')] : parts;

function pluralKey(by: Choice, options: Options, offset: number, value: number, locale: string): string {
  if (Object.hasOwn(options, `=${value}`)) return `=${value}`;
  const type = by === 'selectordinal' ? 'ordinal' : 'cardinal';
  const rules = formatterOnce(`plural ${type} ${locale}`, () => new Intl.PluralRules(locale, { type }));
  return rules.select(value - offset);
}

function shown<T>(value: MessageValue, format: Format | null, locale: string): string | T {
  if (format === 'number' && typeof value === 'number') return numberText(locale, value);
  if (value instanceof Date) {
    const style = format === 'time' ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const };
    return formatterOnce(`${format} ${locale}`, () => new Intl.DateTimeFormat(locale, style)).format(value);
  }
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? (value as T) : String(value);
}
