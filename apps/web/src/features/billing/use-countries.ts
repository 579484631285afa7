import { useMemo } from 'react';
import { intlTag, useLocale } from '../../platform/i18n/locale.ts';

/** Every country by its code, with its name in the reader's language, in the order of names. */
export function useCountries(): readonly { readonly value: string; readonly label: string }[] {
  const tag = intlTag(useLocale());
  return useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const found = letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => !NO_COUNTRIES.includes(code))
      .flatMap((value) => {
        const label = names.of(value);
        return label ? [{ value, label }] : [];
      });
    return found.sort((a, b) => a.label.localeCompare(b.label, tag));
  }, [tag]);
}

/** Codes that have a name and are no country of today: unions, the world, withdrawn and test codes. */
const NO_COUNTRIES = 'AN BU CS DD EU EZ FX NT QO SU TP UK UN VD XA XB YD YU ZR ZZ'.split(' ');
