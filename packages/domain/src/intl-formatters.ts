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
export function numberText(locale: string, value: number): string {
  // Alike in both languages, and the first formatter costs a slow machine a tenth of a second.
  if (Number.isSafeInteger(value) && value >= 0) return String(value).replace(/\B(?=(...)+$)/g, ',');
  return formatterOnce(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(value);
}
