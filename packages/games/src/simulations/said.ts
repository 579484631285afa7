import { englishOf, readWords } from '../words-by-language.ts';

const WORDS = readWords(new URL('./words/', import.meta.url));

/** What candidates read of a simulation in a language other than English. */
export interface SimulationWords {
  readonly name: string;
  readonly intro: string;
}

/** A simulation's name and introduction from `words/<language>.json`: English, and every other language that has both. */
export function said(slug: string) {
  const words = [...WORDS].flatMap(([tag, texts]): (readonly [string, SimulationWords])[] => {
    const [name, intro] = [texts[`${slug}.name`], texts[`${slug}.intro`]];
    return tag === 'en' || name === undefined || intro === undefined ? [] : [[tag, { name, intro }]];
  });
  return {
    slug,
    name: englishOf(WORDS, `${slug}.name`),
    candidate_intro: englishOf(WORDS, `${slug}.intro`),
    words: Object.fromEntries(words) as Readonly<Record<string, SimulationWords>>,
  };
}

/** What a simulation is for, to those who choose one to begin from. */
export const purposeOf = (slug: string): string => englishOf(WORDS, `${slug}.purpose`);

const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS.get('en') ?? {}).map(([key, text]) => [text, key]),
);

/**
 * What the platform's simulations say to those who choose one (purposes, and why tasks and weights are as they are) in a
 * language, by its English text; the text itself where it is somebody else's, or not translated.
 */
export const saidInLanguage = (text: string, tag: string): string =>
  WORDS.get(tag)?.[KEYS.get(text) ?? ''] ?? text;
