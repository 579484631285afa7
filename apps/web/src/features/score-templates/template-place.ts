import type { Text } from '../../platform/i18n/use-text.ts';

/** Lists whose entries are named in a place: said only where their own order differs. */
const LISTS: readonly string[] = ['categories', 'traits', 'subtraits'];

const PLACES = {
  name: 'templates.name',
  coverage: 'templates.coverage',
  categories: 'templates.categories',
  traits: 'templates.place.traits',
  subtraits: 'templates.subtraits',
  weight: 'templates.place.weight',
  boost: 'templates.place.boost',
  rank: 'templates.place.rank',
  target: 'templates.place.target',
  reason: 'templates.place.reason',
} as const;

/** A place of a template in words: whose it is, and what of it. The ends of a range belong to the range. */
export function placeOf(
  path: readonly string[],
  named: (id: string) => string,
  t: Text<(typeof PLACES)[keyof typeof PLACES]>,
): string {
  const whole = path.filter((part) => part !== 'min' && part !== 'max');
  return whole
    .filter((part, at) => !LISTS.includes(part) || at === whole.length - 1)
    .map((part) => (part in PLACES ? t(PLACES[part as keyof typeof PLACES]) : named(part)))
    .join(' › ');
}
