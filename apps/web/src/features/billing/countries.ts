/** Codes that have a name and are no country: unions, the world, oceans, the unknown, and those for tests. */
const NO_COUNTRIES: ReadonlySet<string> = new Set('EU EZ NT QO UN XA XB ZZ'.split(' '));

/**
 * Every country of today by its code (ISO 3166-1, and those that Unicode keeps beside it), with its name in a language, in
 * the order of names. A withdrawn code such as DY (Dahomey) is none of them: it stands for a country that has another one.
 */
export function countriesIn(tag: string): { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((value) => {
      const label = names.of(value);
      return label ? [{ value, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, tag));
}
