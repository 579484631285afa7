/** The words of one feature in every language; the compiler refuses a key that one language lacks. */
export interface Catalogue<K extends string = string> {
  readonly en: Readonly<Record<K, string>>;
  readonly ar: Readonly<Record<K, string>>;
}

/**
 * Declares a feature's words. Keys start with the feature's name; values are ICU messages. The catalogue travels
 * in the chunk of the pages that use it, so small entries carry few words.
 */
export const defineCatalogue = <K extends string>(catalogue: {
  en: Readonly<Record<K, string>>;
  ar: Readonly<Record<NoInfer<K>, string>>;
}): Catalogue<K> => catalogue;
