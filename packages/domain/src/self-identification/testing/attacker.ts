import type { Random } from '../../statistics/random.ts';
import { type Counts, FEWEST, regrouped } from '../protected-counts.ts';
import {
  countsOf,
  DIVISIONS,
  type Division,
  protectedPairs,
  protectedReports,
} from '../protected-reports.ts';

const SEXES = ['female', 'male'];
const ETHNICITIES = ['hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'two_or_more'];
const CLASSES = ['applied', 'short_listed', 'phone_screen', 'in_person', 'approved'];

/** What the quarters of an organization are divided by; `both` is what may never be. */
type Divided = Division | 'both';

interface Person {
  readonly position: string;
  readonly department: string;
  readonly class: string;
  readonly sex: string | null;
  readonly ethnicity: string | null;
}

/** A report as whoever may read it has it: which people it is of, and what it says of them. */
interface Told {
  readonly people: readonly Person[];
  readonly question: 'sex' | 'ethnicity' | 'pairs';
  readonly counts: Counts;
}

/**
 * Everything an organization's people may read of one period, for a random organization of a random size, with positions
 * in departments or in none.
 */
function everythingTold(random: Random, divided: Divided): Told[] {
  const positions = 1 + Math.floor(random.next() * 8);
  const departments = 1 + Math.floor(random.next() * 4);
  const known = 0.5 + random.next() * 0.5;
  const women = 0.1 + random.next() * 0.8;
  const people: Person[] = [];
  for (let n = 0; n < positions; n += 1) {
    const at = Math.floor(random.next() * (departments + 1));
    const [position, department] = [`position ${n}`, at === departments ? 'none' : `department ${at}`];
    const size = Math.floor(random.next() ** 2 * 400);
    const onward = 0.1 + random.next() * 0.7;
    for (let each = 0; each < size; each += 1) {
      let stage = 0;
      while (stage < 4 && random.next() < onward) stage += 1;
      const sex = random.next() < known ? (random.next() < women ? 'female' : 'male') : null;
      const ethnicity =
        random.next() < known ? (ETHNICITIES[Math.floor(random.next() ** 2 * 7)] ?? null) : null;
      people.push({ position, department, class: CLASSES[stage] ?? 'applied', sex, ethnicity });
    }
  }
  const told: Told[] = [];
  for (const division of divided === 'both' ? DIVISIONS : [divided]) {
    const units = Map.groupBy(people, (each) => each[division]);
    for (const [question, categories] of [
      ['sex', SEXES],
      ['ethnicity', ETHNICITIES],
    ] as const) {
      const parts = new Map(
        [...units].map(([name, members]) => [
          name,
          countsOf(
            members.map((each) => ({ class: each.class, category: each[question] })),
            categories,
            CLASSES,
          ),
        ]),
      );
      const { whole, parts: may } = protectedReports(parts);
      if (whole !== null) told.push({ people, question, counts: whole });
      for (const [name, counts] of may) told.push({ people: units.get(name) ?? [], question, counts });
    }
  }
  const of = (question: 'sex' | 'ethnicity') =>
    told.find((each) => each.question === question && each.people === people)?.counts;
  const [sex, ethnicity] = [of('sex'), of('ethnicity')];
  if (sex && ethnicity) {
    const pairs = protectedPairs(
      people.map((each) => ({ ...each, part: each.position })),
      CLASSES,
      sex,
      ethnicity,
    );
    if (pairs !== null) told.push({ people, question: 'pairs', counts: pairs });
  }
  return told;
}

/** What a table says of people who are in one group of those that the reader can tell apart. */
interface Finding {
  readonly count: number;
  /** Everybody of the group, whose names the reader knows. */
  readonly of: number;
}

/** The groups of a table: in each class, how many of each category. */
function cellsOf({ people, counts }: Told): Finding[] {
  return counts.classes.flatMap((name, at) => {
    const from = CLASSES.indexOf(name);
    const next = counts.classes[at + 1];
    const to = next === undefined ? CLASSES.length : CLASSES.indexOf(next);
    const of = people.filter((each) => {
      const place = CLASSES.indexOf(each.class);
      return place >= from && place < to;
    }).length;
    return counts.cells.map((row) => ({ count: row[at] ?? 0, of }));
  });
}

/** One table less another of some of its people, in the groups that both tell apart. */
function difference(larger: Told, smaller: Told): Finding[] | null {
  const inside = new Set(smaller.people);
  const rest = larger.people.filter((each) => !inside.has(each));
  if (rest.length === 0 || rest.length + smaller.people.length !== larger.people.length) return null;
  const classes = larger.counts.classes.filter((name) => smaller.counts.classes.includes(name));
  // Categories of the larger that are whole in the smaller; where they overlap, the groups that hold both.
  let groups = [...larger.counts.categories, ...smaller.counts.categories].map((name) => name.split('+'));
  for (let again = true; again; ) {
    again = false;
    outer: for (const [i, one] of groups.entries()) {
      for (const [j, other] of groups.entries()) {
        if (i < j && one.some((name) => other.includes(name))) {
          groups = [...groups.filter((_, at) => at !== i && at !== j), [...new Set([...one, ...other])]];
          again = true;
          break outer;
        }
      }
    }
  }
  const categories = groups.map((group) => group.join('+'));
  // What the reader has is the tables alone: their cells are added up, never the people's answers.
  const added = (counts: Counts) => {
    const byName = new Map(counts.categories.map((joined, i) => [joined, counts.cells[i] ?? []]));
    return groups.map((group) => {
      const rows = [...byName].filter(([joined]) => joined.split('+').every((name) => group.includes(name)));
      return classes.map((name, i) => {
        const from = counts.classes.indexOf(name);
        const next = classes[i + 1];
        const to = next === undefined ? counts.classes.length : counts.classes.indexOf(next);
        return rows.reduce((all, [, row]) => all + row.slice(from, to).reduce((a, b) => a + b, 0), 0);
      });
    });
  };
  const [of, less] = [added(larger.counts), added(smaller.counts)];
  const sizes = regrouped(
    countsOf(
      rest.map((each) => ({ class: each.class, category: 'all' })),
      ['all'],
      CLASSES,
    ),
    { categories: ['all'], classes },
  )[0];
  return categories.flatMap((_, i) =>
    classes.map((__, at) => ({ count: (of[i]?.[at] ?? 0) - (less[i]?.[at] ?? 0), of: sizes?.[at] ?? 0 })),
  );
}

/** What an attacker made of random pairs of reports. */
export interface Attack {
  readonly pairs: number;
  /** Pairs of which one report could be subtracted from the other. */
  readonly subtracted: number;
  /** Counts of one to four people, told or found by subtracting. */
  readonly small: number;
  /** Groups of which everybody has the same category, told or found by subtracting. */
  readonly revealed: number;
  /** Pairs by what the organization's quarter was divided by. */
  readonly divided: Readonly<Record<Divided, number>>;
}

/**
 * Somebody who may read every report and knows where every applicant stands takes random pairs of reports of the same
 * organization and period, looks at each, and subtracts one from the other where one holds the other. Organizations divide
 * their quarter by position or by department at random.
 * @param always what all of them divide by instead; `both`, which may never be, shows what the attack finds then
 */
export function attackPairs(random: Random, pairs: number, always?: Divided): Attack {
  let [done, subtracted, small, revealed] = [0, 0, 0, 0];
  const times = { position: 0, department: 0, both: 0 };
  while (done < pairs) {
    const divided = always ?? (random.next() < 0.5 ? 'position' : 'department');
    const told = everythingTold(random, divided);
    if (told.length < 2) continue;
    for (let n = 0; n < Math.min(20, pairs - done); n += 1) {
      const one = told[Math.floor(random.next() * told.length)] as Told;
      const other = told[Math.floor(random.next() * told.length)] as Told;
      const [larger, smaller] = one.people.length >= other.people.length ? [one, other] : [other, one];
      const apart =
        larger.question === smaller.question && larger !== smaller ? difference(larger, smaller) : null;
      if (apart !== null) subtracted += 1;
      for (const { count, of } of [...cellsOf(one), ...cellsOf(other), ...(apart ?? [])]) {
        if (count > 0 && count < FEWEST) small += 1;
        if (of > 0 && count >= of) revealed += 1;
      }
      done += 1;
      times[divided] += 1;
    }
  }
  return { pairs: done, subtracted, small, revealed, divided: times };
}
