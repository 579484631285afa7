const made = new Map<string, unknown>();

/** Intl's formatters are slow to make and free to use again: one for each key. */
export function formatterOnce<T>(key: string, make: () => T): T {
  const known = made.get(key);
  if (known !== undefined) return known as T;
  const formatter = make();
  made.set(key, formatter);
  return formatter;
}

/** A number as it is written in a message. */
export const numberText = (locale: string, value: number): string =>
  formatterOnce(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(value);
