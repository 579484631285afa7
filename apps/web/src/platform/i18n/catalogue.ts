import type { CompiledMessage } from '@tryout/domain/text/message-format';
import type { WebWords } from '@tryout/domain/words/word-keys';
import { fillLater, type WordsOrWay } from './words-to-come.ts';

/** The words of a group, by language and key; English is complete, others come when they are read. */
export interface Catalogue<K extends string = string> {
  readonly en: Readonly<Record<K, CompiledMessage>>;
  readonly [tag: string]: Readonly<Record<K, CompiledMessage>>;
}

/** What the build puts in place of the group's name (vite/words.ts). */
interface Filled {
  readonly en: Readonly<Record<string, CompiledMessage>>;
  readonly others: Readonly<Record<string, WordsOrWay>>;
}

type KeyOf<C> = C extends Catalogue<infer K> ? K : never;

/**
 * The words of a group of `locales/en.json`, with those of other catalogues that it builds on. The English words travel
 * in the chunk of the pages that use them, so small entries carry few words; those of other languages are files of
 * their own.
 */
export function defineCatalogue<G extends keyof WebWords & string, Parts extends readonly Catalogue[] = []>(
  group: G,
  ...parts: Parts
): Catalogue<WebWords[G] | KeyOf<Parts[number]>> {
  const filled: unknown = group;
  if (typeof filled === 'string') throw new Error(`The words of ${filled} were not put in by the build`);
  const { en, others } = filled as Filled;
  const catalogue = { en: Object.assign({}, ...parts.map((part) => part.en), en) };
  fillLater(catalogue, others, parts);
  return catalogue as Catalogue<WebWords[G] | KeyOf<Parts[number]>>;
}
