import type { ServerPlaceholders, ServerWords } from '@tryout/domain/words/word-keys';
import type { Language } from './language.ts';
import { filled } from './words.ts';

/** Something said to a person; in which language is known only when it is answered. */
export type Said = (language: Language) => string;

/** What may be put into a message: a count, a name, or something said itself. */
type Value = string | number | Said;

type Values<Key extends string> = [Key & keyof ServerPlaceholders] extends [never]
  ? []
  : [values: Readonly<Record<ServerPlaceholders[Key & keyof ServerPlaceholders], Value>>];

/** The words of a feature, and the way to say one of them. */
export type Messages<Keys extends string> = <Key extends Keys>(key: Key, ...values: Values<Key>) => Said;

/**
 * What a feature of the server says to people, by its group in `locales/en.json`: refusals, and what was done. Keys start
 * with the feature's name; values are ICU messages; the compiler refuses a key that there is not and a place that is
 * not filled.
 */
export function defineMessages<Group extends keyof ServerWords & string>(
  group: Group,
): Messages<ServerWords[Group]> {
  return (key, ...[values = {}]: [values?: Readonly<Record<string, Value>>]) =>
    (language) => {
      const spoken = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? value(language) : value,
      ]);
      return filled(language, group, key, Object.fromEntries(spoken));
    };
}

/** Words that are nobody's to translate: a name, or what another program said. */
export function verbatim(text: string): Said {
  return () => text;
}
