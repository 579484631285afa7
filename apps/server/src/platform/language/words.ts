import { readFileSync } from 'node:fs';
import { compileMessage } from '@tryout/domain/text/message-compile';
import { type CompiledMessage, formatMessage } from '@tryout/domain/text/message-format';
import { LANGUAGES as ALL } from '@tryout/domain/words/languages';
import { LANGUAGES, type Language } from './language.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

const LOCALES = new URL('../../../../../locales/', import.meta.url);

function groupsOf(language: Language): Groups {
  return JSON.parse(readFileSync(new URL(`${language}.json`, LOCALES), 'utf8')).server;
}

/** What the server says, by language, read once when it starts. */
const WORDS = Object.fromEntries(LANGUAGES.map((each) => [each, groupsOf(each)])) as Readonly<
  Record<Language, Groups>
>;

/** The text of a key of `locales`; in English where the language has none. */
export const textOf = (language: Language, group: string, key: string): string =>
  WORDS[language][group]?.[key] ?? WORDS.en[group]?.[key] ?? '';

/** The keys of a group, in the order of the file. */
export const keysOf = (group: string): readonly string[] => Object.keys(WORDS.en[group] ?? {});

const compiled = new Map<string, CompiledMessage>();

/** A message of `locales`, filled. */
export function filled(
  language: Language,
  group: string,
  key: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const name = `${language} ${group} ${key}`;
  const message = compiled.get(name) ?? compileMessage(textOf(language, group, key));
  compiled.set(name, message);
  return formatMessage<string>(message, values, ALL[language].intl).join('');
}
