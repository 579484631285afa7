/**
 * Counts of people by what they say about themselves, made so that nobody's answer follows from them.
 *
 * Whoever reads a report may know everything else about everybody in it: who applied, how far each came, and how each
 * scored. So no count below `FEWEST` leaves, nor does any that follows from others by subtraction: people are divided
 * once, into classes that do not overlap, and every category that is named has at least `FEWEST` people in every class
 * that is told apart. Where it has fewer, neighbouring classes are put together, then the smallest categories are.
 */

/** The smallest count that leaves. */
export const FEWEST = 5;

/** Counts of categories by class, and of people whose category is not known. */
export interface Counts {
  /** Names of the categories; several that were put together are joined by `+`. */
  readonly categories: readonly string[];
  /** Names of the classes in their order; of several neighbours that were put together, that of the first. */
  readonly classes: readonly string[];
  /** By category, then by class. */
  readonly cells: readonly (readonly number[])[];
  /** By class: people of no known category. These follow from lists of applicants, and say nothing of anybody. */
  readonly unknown: readonly number[];
}

const isSafe = (cells: readonly (readonly number[])[]) =>
  cells.length >= 2 && cells.every((row) => row.every((count) => count >= FEWEST));

/** Puts classes together from the last on, each into the one before it, until every cell is large enough. */
function mergedClasses(counts: Counts): Counts | null {
  let { classes, cells, unknown } = counts;
  for (let at = classes.length - 1; at > 0; at -= 1) {
    if (cells.every((row) => (row[at] ?? 0) >= FEWEST)) continue;
    const into = <T>(list: readonly T[], add: (before: T, here: T) => T): T[] =>
      list.flatMap((each, i) => (i === at ? [] : i === at - 1 ? [add(each, list[at] as T)] : [each]));
    classes = classes.filter((_, i) => i !== at);
    cells = cells.map((row) => into(row, (a, b) => a + b));
    unknown = into(unknown, (a, b) => a + b);
  }
  // The first class has none before it to go into; the next one goes into it.
  while (classes.length > 1 && !cells.every((row) => (row[0] ?? 0) >= FEWEST)) {
    const first = <T>(list: readonly T[], add: (one: T, other: T) => T): T[] => [
      add(list[0] as T, list[1] as T),
      ...list.slice(2),
    ];
    classes = classes.filter((_, i) => i !== 1);
    cells = cells.map((row) => first(row, (a, b) => a + b));
    unknown = first(unknown, (a, b) => a + b);
  }
  return isSafe(cells) ? { ...counts, classes, cells, unknown } : null;
}

/** Puts the two smallest categories together. */
function mergedCategories(counts: Counts): Counts | null {
  if (counts.categories.length < 3) return null;
  const size = (row: readonly number[]) => row.reduce((all, count) => all + count, 0);
  const order = counts.categories
    .map((_, i) => i)
    .sort((a, b) => size(counts.cells[a] ?? []) - size(counts.cells[b] ?? []) || a - b);
  const [one = 0, other = 1] = order.slice(0, 2).sort((a, b) => a - b);
  const keep = <T>(list: readonly T[]) => list.filter((_, i) => i !== other);
  return {
    ...counts,
    categories: keep(
      counts.categories.map((name, i) => (i === one ? `${name}+${counts.categories[other]}` : name)),
    ),
    cells: keep(
      counts.cells.map((row, i) =>
        i === one ? row.map((count, at) => count + (counts.cells[other]?.[at] ?? 0)) : row,
      ),
    ),
  };
}

/**
 * The finest counts that may leave: empty categories are dropped, categories below `FEWEST` people are put together
 * first, then classes, and where only one class would be left, further categories.
 * @returns null where even all classes together have fewer than two categories that are large enough
 */
export function protectedCounts(counts: Counts): Counts | null {
  const size = (row: readonly number[]) => row.reduce((all, count) => all + count, 0);
  const there = counts.cells.map((row) => size(row) > 0);
  let left: Counts | null = {
    ...counts,
    categories: counts.categories.filter((_, i) => there[i]),
    cells: counts.cells.filter((_, i) => there[i]),
  };
  while (left?.cells.some((row) => size(row) < FEWEST)) left = mergedCategories(left);
  let only: Counts | null = null;
  for (; left !== null; left = mergedCategories(left)) {
    const merged = mergedClasses(left);
    if (merged !== null && merged.classes.length > 1) return merged;
    only ??= merged;
  }
  return only;
}

/**
 * The counts of fewer people in the categories and classes that others were told in; null: they may not leave so. A
 * category that nobody of them has may be empty.
 */
export function protectedAs(counts: Counts, as: Pick<Counts, 'categories' | 'classes'>): Counts | null {
  const cells = regrouped(counts, as);
  const there = cells.filter((row) => row.some((count) => count > 0));
  if (!isSafe(there)) return null;
  const [unknown = []] = regrouped(
    { ...counts, categories: ['unknown'], cells: [counts.unknown] },
    { categories: ['unknown'], classes: as.classes },
  );
  return { categories: as.categories, classes: as.classes, cells, unknown };
}

/** Counts in the categories and classes of others, which are no finer. */
export function regrouped(counts: Counts, as: Pick<Counts, 'categories' | 'classes'>): number[][] {
  const starts = as.classes.map((name) => counts.classes.indexOf(name));
  return as.categories.map((joined) => {
    const rows = joined.split('+').map((name) => counts.cells[counts.categories.indexOf(name)] ?? []);
    return starts.map((start, i) => {
      const end = starts[i + 1] ?? counts.classes.length;
      return rows.reduce((all, row) => all + row.slice(start, end).reduce((sum, count) => sum + count, 0), 0);
    });
  });
}
