import { type Counts, FEWEST, protectedAs, protectedCounts } from './protected-counts.ts';

/**
 * What the people of a quarter may be divided by beside the whole. One of them for each quarter and never both, since
 * departments hold positions: a department less one of its positions would tell of the others.
 */
export const DIVISIONS = ['position', 'department'] as const;
/** What a quarter is divided by. */
export type Division = (typeof DIVISIONS)[number];

/** Somebody in a report: which part of the whole (a position, or a department) they belong to, and in which class they are. */
export interface Placed {
  readonly part: string;
  readonly class: string;
  /** By question: their category; null: not known. */
  readonly sex: string | null;
  readonly ethnicity: string | null;
}

/** What may leave of one question: for the whole, and for those of its parts that may be told beside it. */
export interface ProtectedReports {
  readonly whole: Counts | null;
  readonly parts: ReadonlyMap<string, Counts>;
}

/** Counts people by category and class. */
export function countsOf(
  people: readonly { readonly class: string; readonly category: string | null }[],
  categories: readonly string[],
  classes: readonly string[],
): Counts {
  const cells = categories.map(() => classes.map(() => 0));
  const unknown = classes.map(() => 0);
  const [rowOf, columnOf] = [
    new Map(categories.map((name, i) => [name, i])),
    new Map(classes.map((name, i) => [name, i])),
  ];
  for (const person of people) {
    const at = columnOf.get(person.class);
    if (at === undefined) continue;
    const row = cells[rowOf.get(person.category ?? '') ?? -1];
    const counted = row ?? unknown;
    counted[at] = (counted[at] ?? 0) + 1;
  }
  return { categories, classes, cells, unknown };
}

const sumOf = (all: readonly Counts[], empty: Counts): Counts => ({
  ...empty,
  cells: empty.cells.map((row, i) =>
    row.map((_, at) => all.reduce((sum, { cells }) => sum + (cells[i]?.[at] ?? 0), 0)),
  ),
  unknown: empty.unknown.map((_, at) => all.reduce((sum, { unknown }) => sum + (unknown[at] ?? 0), 0)),
});

const peopleOf = ({ cells, unknown }: Counts): number =>
  [...cells.flat(), ...unknown].reduce((all, count) => all + count, 0);

/**
 * What may leave of counts of parts that do not overlap, and of all of them together. The whole leaves wherever it may by
 * itself. The parts are all told in the same categories and classes, those of the whole or fewer classes, whichever tells
 * of the most people; so whatever is subtracted from the whole leaves sums of counts that are large enough. Parts that
 * would tell the rest by subtraction stay in, the smallest first.
 * @param parts full counts of every part, in the same categories and classes
 */
export function protectedReports(parts: ReadonlyMap<string, Counts>): ProtectedReports {
  const [some] = parts.values();
  if (some === undefined) return { whole: null, parts: new Map() };
  const empty: Counts = {
    ...some,
    cells: some.cells.map((row) => row.map(() => 0)),
    unknown: some.unknown.map(() => 0),
  };
  const whole = protectedCounts(sumOf([...parts.values()], empty));
  if (whole === null) return { whole, parts: new Map() };
  const told = (as: Pick<Counts, 'categories' | 'classes'>): ReadonlyMap<string, Counts> => {
    const may = new Map(
      [...parts]
        .sort(([a, one], [b, other]) => peopleOf(one) - peopleOf(other) || (a < b ? -1 : 1))
        .flatMap(([name, counts]) => {
          const safe = protectedAs(counts, as);
          return safe === null ? [] : [[name, safe] as const];
        }),
    );
    for (const smallest of [...may.keys()]) {
      const rest = sumOf(
        [...parts].flatMap(([name, counts]) => (may.has(name) ? [] : [counts])),
        empty,
      );
      if (peopleOf(rest) === 0 || protectedAs(rest, as) !== null) break;
      may.delete(smallest);
    }
    return may;
  };
  let best: ReadonlyMap<string, Counts> = new Map();
  let most = 0;
  for (let classes = whole.classes; classes.length > 0; classes = classes.slice(0, -1)) {
    const these = told({ categories: whole.categories, classes });
    const reached = [...these.values()].reduce((all, counts) => all + peopleOf(counts), 0);
    if (reached > most) [best, most] = [these, reached];
  }
  return { whole, parts: best };
}

/**
 * Counts of both questions together, in the groups that each was told in and the classes that both tell apart; null: they
 * would tell too much. What is left of a group when the pairs are subtracted, those who answered one question only, has to
 * be large enough too, or nobody.
 * @param all every class, in order
 */
export function protectedPairs(
  people: readonly Placed[],
  all: readonly string[],
  sex: Counts,
  ethnicity: Counts,
): Counts | null {
  const classes = sex.classes.filter((name) => ethnicity.classes.includes(name));
  const classOf = new Map<string, string>();
  for (const name of all) {
    classOf.set(name, classes.includes(name) ? name : ([...classOf.values()].at(-1) ?? name));
  }
  const groupsOf = (counts: Counts) =>
    new Map(counts.categories.flatMap((joined) => joined.split('+').map((name) => [name, joined] as const)));
  const [sexes, ethnicities] = [groupsOf(sex), groupsOf(ethnicity)];
  const placed = people.map((person) => ({
    class: classOf.get(person.class) ?? person.class,
    sex: sexes.get(person.sex ?? '') ?? null,
    ethnicity: ethnicities.get(person.ethnicity ?? '') ?? null,
  }));
  const table = (rows: readonly string[], nameOf: (each: (typeof placed)[number]) => string | null) =>
    countsOf(
      placed.map((each) => ({ class: each.class, category: nameOf(each) })),
      rows,
      classes,
    );
  const pairs = table(
    sex.categories.flatMap((one) => ethnicity.categories.map((other) => `${one}|${other}`)),
    (each) => (each.sex === null || each.ethnicity === null ? null : `${each.sex}|${each.ethnicity}`),
  );
  const rests = [
    table(sex.categories, (each) => (each.ethnicity === null ? each.sex : null)),
    table(ethnicity.categories, (each) => (each.sex === null ? each.ethnicity : null)),
  ].flatMap(({ cells }) => cells);
  const isLarge = (row: readonly number[]) => row.every((count) => count >= FEWEST);
  const isNobody = (row: readonly number[]) => row.every((count) => count === 0);
  return pairs.cells.every(isLarge) && rests.every((row) => isLarge(row) || isNobody(row)) ? pairs : null;
}
