import { FOCUS } from './vocabulary/focus.ts';
import { GETTING_THINGS_DONE } from './vocabulary/getting-things-done.ts';
import { RISK } from './vocabulary/risk.ts';
import type { CategorySeed } from './vocabulary/seeds.ts';
import { THINKING } from './vocabulary/thinking.ts';
import { WORK_STYLE } from './vocabulary/work-style.ts';
import { WORKING_WITH_PEOPLE } from './vocabulary/working-with-people.ts';

/**
 * The starter vocabulary that the built-in games measure (product §2.12): categories, their traits, their subtraits,
 * in the order in which they are shown. Labels at both ends, because most traits have no bad one. Reference data: the
 * server loads it by id.
 */
export const CATEGORIES: readonly CategorySeed[] = [
  FOCUS,
  THINKING,
  RISK,
  GETTING_THINGS_DONE,
  WORKING_WITH_PEOPLE,
  WORK_STYLE,
];
