import { GAMES, TASK_KEYS } from './registry.ts';
import { readWords } from './words-by-language.ts';

const TITLES = new Map<string, Record<string, string>>();
for (const key of TASK_KEYS)
  for (const [tag, words] of readWords(new URL(`./${key}/words/`, import.meta.url))) {
    const { play } = words as unknown as { readonly play?: Readonly<Record<string, string>> };
    const title = play?.[`${key}.title`];
    if (title !== undefined) TITLES.set(tag, { ...TITLES.get(tag), [GAMES[key].library.name]: title });
  }

/** What the built-in games are called in a language, by their English names; those that have a name there. Server only. */
export const titlesIn = (tag: string): Readonly<Record<string, string>> => TITLES.get(tag) ?? {};
