import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useLocale } from './locale.ts';

/**
 * The reader's language for words, numbers and dates. Words come from the catalogue at the call (`useText`), so
 * the provider itself holds none; naming the same default language makes plurals follow the reader's language.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <IntlProvider locale={locale} defaultLocale={locale} messages={{}}>
      {children}
    </IntlProvider>
  );
}
