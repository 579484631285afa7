import { ARABIC } from './vocabulary/arabic.ts';
import { EVIDENCE } from './vocabulary/evidence.ts';
import { FOCUS } from './vocabulary/focus.ts';
import { GETTING_THINGS_DONE } from './vocabulary/getting-things-done.ts';
import { RISK } from './vocabulary/risk.ts';
import type { CategorySeed, Told, WordedCategory } from './vocabulary/seeds.ts';
import { THINKING } from './vocabulary/thinking.ts';
import { WORK_STYLE } from './vocabulary/work-style.ts';
import { WORKING_WITH_PEOPLE } from './vocabulary/working-with-people.ts';

const SEEDS: readonly CategorySeed[] = [
  FOCUS,
  THINKING,
  RISK,
  GETTING_THINGS_DONE,
  WORKING_WITH_PEOPLE,
  WORK_STYLE,
];

function told(kind: 'category' | 'trait' | 'subtrait', id: string): Told {
  const words = ARABIC[`${kind}.${id}`];
  return { evidence: EVIDENCE[`${kind}.${id}`] ?? '', words: words ? { ar: words } : {} };
}

/**
 * The starter vocabulary that the built-in games measure (product §2.12): categories, their traits, their subtraits,
 * in the order in which they are shown. Labels at both ends, because most traits have no bad one; evidence and the
 * words of other languages stand in files of their own. Reference data: the server loads it by id.
 */
export const CATEGORIES: readonly WordedCategory[] = SEEDS.map((category) => ({
  ...category,
  words: told('category', category.id).words,
  traits: category.traits.map((trait) => ({
    ...trait,
    ...told('trait', trait.id),
    subtraits: trait.subtraits.map((subtrait) => ({ ...subtrait, ...told('subtrait', subtrait.id) })),
  })),
}));
