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

/** Short months, as the Unicode data (CLDR) has them. */
const MONTHS: Readonly<Record<string, readonly string[]>> = {
  'en-GB': ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  'ar-u-nu-latn': [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
};

/** A day in the reader's zone with its month in short, such as "14 Nov 2026", as Intl writes it. */
export function dayText(locale: string, date: Date): string {
  const month = MONTHS[locale]?.[date.getMonth()];
  const year = date.getFullYear();
  // The first formatter of dates costs a slow machine a tenth of a second, and lists of days are everywhere.
  if (month !== undefined && year >= 1000 && year <= 9999) return `${date.getDate()} ${month} ${year}`;
  const make = () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return formatterOnce(`day ${locale}`, make).format(date);
}
