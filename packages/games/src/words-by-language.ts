import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Texts by key, by language tag. */
export type WordsByLanguage = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Reads the files of a folder `words/`, one for each language. Server only. */
export function readWords(folder: URL): WordsByLanguage {
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
  );
}

/** An English text; it has to be there. @throws RangeError */
export function englishOf(words: WordsByLanguage, key: string): string {
  const text = words.get('en')?.[key];
  if (text === undefined) throw new RangeError(`${key} has no words`);
  return text;
}
