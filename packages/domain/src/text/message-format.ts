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

/**
 * Fills a message. Texts beside each other are joined, so a message without tags or elements is one string. `locale` is
 * BCP 47; a value that is null or missing is left out.
 */
export function formatMessage<T>(
  message: CompiledMessage,
  values: Values<T>,
  locale: string,
): (string | T)[] {
  if (typeof message === 'string') return [message];
  return fill<T>(message, values, locale, null).reduce<(string | T)[]>((parts, part) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
    return parts;
  }, []);
}

function fill<T>(
  parts: readonly CompiledPart[],
  values: Values<T>,
  locale: string,
  hash: number | null,
): (string | T)[] {
  return parts.flatMap((part) => fillPart(part, values, locale, hash));
}

function fillPart<T>(
  part: CompiledPart,
  values: Values<T>,
  locale: string,
  hash: number | null,
): (string | T)[] {
  if (typeof part === 'string') return [part];
  if (part === 0) return [numberText(locale, hash ?? 0)];
  const value = values[part[0]];
  if (part.length === 1) return [shown<T>(value, null, locale)];
  if (part.length === 2) return [shown<T>(value, part[1], locale)];
  if (part.length === 3) {
    const inner = joined<T>(fill<T>(part[2], values, locale, hash));
    return typeof value === 'function' ? [(value as TagFunction<T>)(inner)] : inner;
  }
  const [, by, options, offset] = part;
  const key = by === 'select' ? String(value) : pluralKey(by, options, offset, Number(value), locale);
  const chosen = (Object.hasOwn(options, key) ? options[key] : options.other) ?? [];
  return fill<T>(chosen, values, locale, by === 'select' ? hash : Number(value) - offset);
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
