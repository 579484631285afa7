import { withArabicLater } from './arabic-words.ts';

/** The words of one feature in every language; the compiler refuses a key that one language lacks. */
export interface Catalogue<K extends string = string> {
  readonly en: Readonly<Record<K, string>>;
  readonly ar: Readonly<Record<K, string>>;
}

/**
 * Declares a feature's words. Keys start with the feature's name; values are ICU messages. The English words travel
 * in the chunk of the pages that use them, so small entries carry few words; a build puts the Arabic ones, as a
 * function that fetches them, into a file of their own.
 */
export function defineCatalogue<K extends string>(catalogue: {
  en: Readonly<Record<K, string>>;
  ar: Readonly<Record<NoInfer<K>, string>>;
}): Catalogue<K> {
  const arabic: unknown = catalogue.ar;
  return typeof arabic === 'function'
    ? withArabicLater(catalogue.en, arabic as () => Promise<Readonly<Record<K, string>>>)
    : catalogue;
}
