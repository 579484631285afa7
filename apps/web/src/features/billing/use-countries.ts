import { useMemo } from 'react';
import { intlTag, useLocale } from '../../platform/i18n/locale.ts';
import { countriesIn } from './countries.ts';

/** Every country by its code, with its name in the reader's language, in the order of names. */
export function useCountries(): readonly { readonly value: string; readonly label: string }[] {
  const tag = intlTag(useLocale());
  return useMemo(() => countriesIn(tag), [tag]);
}
