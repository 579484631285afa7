import { FOCUS } from './vocabulary/focus.ts';
import { GETTING_THINGS_DONE } from './vocabulary/getting-things-done.ts';
import { RISK } from './vocabulary/risk.ts';
import type { CategorySeed, SeedWords, WordedCategory } from './vocabulary/seeds.ts';
import { THINKING } from './vocabulary/thinking.ts';
import { WORK_STYLE } from './vocabulary/work-style.ts';
import { WORKING_WITH_PEOPLE } from './vocabulary/working-with-people.ts';
import { englishOf, readWords } from './words-by-language.ts';

const SEEDS: readonly CategorySeed[] = [
  FOCUS,
  THINKING,
  RISK,
  GETTING_THINGS_DONE,
  WORKING_WITH_PEOPLE,
  WORK_STYLE,
];

const WORDS = readWords(new URL('./vocabulary/words/', import.meta.url));

/** The words of an entry in the languages that name it, English apart. */
function translated(key: string): Readonly<Record<string, SeedWords>> {
  return Object.fromEntries(
    [...WORDS].flatMap(([tag, words]) => {
      const [name, definition] = [words[`${key}.name`], words[`${key}.definition`]];
      const [low_label, high_label] = [words[`${key}.low`], words[`${key}.high`]];
      if (tag === 'en' || name === undefined || definition === undefined) return [];
      const ends = low_label !== undefined && high_label !== undefined ? { low_label, high_label } : {};
      const evidence = words[`${key}.evidence`];
      return [[tag, { name, definition, ...ends, ...(evidence !== undefined && { evidence }) }] as const];
    }),
  );
}

const worded = (key: string) => ({
  name: englishOf(WORDS, `${key}.name`),
  definition: englishOf(WORDS, `${key}.definition`),
  words: translated(key),
});

const withEnds = (key: string) => ({
  ...worded(key),
  low_label: englishOf(WORDS, `${key}.low`),
  high_label: englishOf(WORDS, `${key}.high`),
  evidence: englishOf(WORDS, `${key}.evidence`),
});

/**
 * The starter vocabulary that the built-in games measure (product §2.12): categories, their traits, their subtraits,
 * in the order in which they are shown. Labels at both ends, because most traits have no bad one; their words are in
 * `vocabulary/words`, one file for each language. Reference data: the server loads it by id. Server only.
 */
export const CATEGORIES: readonly WordedCategory[] = SEEDS.map((category) => ({
  ...category,
  ...worded(`category.${category.id}`),
  traits: category.traits.map((trait) => ({
    ...trait,
    ...withEnds(`trait.${trait.id}`),
    subtraits: trait.subtraits.map((subtrait) => ({ ...subtrait, ...withEnds(`subtrait.${subtrait.id}`) })),
  })),
}));
