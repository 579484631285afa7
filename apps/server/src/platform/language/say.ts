import { formatMessage } from '@tryout/domain/text/message-format';
import type { Language } from './language.ts';

/** Something said to a person; in which language is known only when it is answered. */
export type Said = (language: Language) => string;

/** What may be put into a message: a count, a name, or something said itself. */
type Value = string | number | Said;

type NameOf<Place extends string> = Place extends `${infer Name},${string}` ? Name : Place;
type OnlyNames<Name extends string> = Name extends '' | `${string} ${string}` | `${string}#${string}`
  ? never
  : Name;
/** Names of the places of an ICU message; an option of a choice is told from a place by its blanks or its sign #. */
type Places<Message extends string> = Message extends `${string}{${infer Rest}`
  ? Rest extends `${infer Place}}${infer More}`
    ? OnlyNames<NameOf<Place>> | Places<More>
    : never
  : never;

type Values<Message extends string> = [Places<Message>] extends [never]
  ? []
  : [values: { readonly [Name in Places<Message>]: Value }];

/** As the web writes numbers: day before month and 24 hours in English, Latin digits in Arabic. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

/** The words of a feature, and the way to say one of them. */
export interface Messages<English extends Readonly<Record<string, string>>> {
  <Key extends keyof English & string>(key: Key, ...values: Values<English[Key]>): Said;
  readonly en: English;
  readonly ar: Readonly<Record<keyof English, string>>;
}

/**
 * Declares what a feature of the server says to people: refusals, and what was done. Keys start with the feature's
 * name; values are ICU messages; the compiler refuses a key that Arabic lacks and a place that is not filled.
 */
export function defineMessages<const English extends Readonly<Record<string, string>>>(catalogue: {
  readonly en: English;
  readonly ar: Readonly<Record<keyof NoInfer<English>, string>>;
}): Messages<English> {
  const say = (key: keyof English & string, values: Readonly<Record<string, Value>> = {}): Said => {
    return (language) => {
      const spoken = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? value(language) : value,
      ]);
      return formatMessage<string>(
        catalogue[language][key] ?? '',
        Object.fromEntries(spoken),
        TAGS[language],
      ).join('');
    };
  };
  return Object.assign(say, catalogue) as Messages<English>;
}

/** Words that are nobody's to translate: a name, or what another program said. */
export function verbatim(text: string): Said {
  return () => text;
}
