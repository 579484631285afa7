import { stemsOf } from './job-text.ts';

/** Titles of occupations by their words, to find which occupation a job title names. */
export interface TitleIndex {
  /** Occupation codes with ratings; a title points into it. */
  readonly codes: readonly string[];
  /** Numbers of titles by stem. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Of each title: its occupation and the length of its vector. */
  readonly titles: readonly { readonly occupation: number; readonly length: number }[];
  readonly idf: ReadonlyMap<string, number>;
  /** Standardised ratings of each occupation. */
  readonly ratings: readonly (readonly number[])[];
}

/** An occupation that a title names. */
export interface NamedOccupation {
  readonly code: string;
  /** How alike the titles are, 0 to 1; 1: the same words. */
  readonly likeness: number;
  readonly ratings: readonly number[];
}

/** What adverts write around a title: levels, genders, contracts. */
const AROUND =
  /\((?:m|f|w|d|x|h|all genders|remote|hybrid|part|full|temp|contract|perm)[^)]*\)|\b(?:senior|junior|sr|jr|lead|principal|staff|trainee|graduate|entry level|mid level|part[ -]time|full[ -]time|remote|hybrid|contract|temporary|permanent|night shift|day shift|weekend|urgent|immediate start|hiring|wanted|needed|i{1,3}|iv|\d+)\b|[|@#].*$| [-–—] .*$/gi;

/** The words of a title that name the job; all of them where nothing else is left. */
export function bareTitle(title: string): string {
  const bare = title.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  return stemsOf(bare).length > 0 ? bare : title;
}

/** Makes the index in one go. `titlesOf` may name occupations without ratings; they are left out. */
export function indexTitles(...of: Parameters<typeof indexingTitles>): TitleIndex {
  const steps = indexingTitles(...of);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, an occupation each, for whoever has others to serve meanwhile. */
export function* indexingTitles(
  occupations: readonly { readonly code: string; readonly title: string }[],
  titlesOf: Readonly<Record<string, readonly string[]>>,
  ratings: readonly (readonly number[])[],
): Generator<undefined, TitleIndex> {
  const postings = new Map<string, number[]>();
  const known = new Map<string, string>();
  const bags: { occupation: number; stems: string[] }[] = [];
  for (const [occupation, { code, title }] of occupations.entries()) {
    yield;
    const seen = new Set<string>();
    for (const each of [title, ...(titlesOf[code] ?? [])]) {
      const stems = [...new Set(stemsOf(each, known))].sort();
      const bag = stems.join(' ');
      if (stems.length === 0 || seen.has(bag)) continue;
      seen.add(bag);
      for (const stem of stems) {
        const list = postings.get(stem);
        if (list) list.push(bags.length);
        else postings.set(stem, [bags.length]);
      }
      bags.push({ occupation, stems });
    }
  }
  const idf = new Map([...postings].map(([stem, list]) => [stem, Math.log(1 + bags.length / list.length)]));
  return {
    codes: occupations.map(({ code }) => code),
    postings,
    idf,
    ratings,
    titles: bags.map(({ occupation, stems }) => ({
      occupation,
      length: Math.sqrt(stems.reduce((sum, stem) => sum + (idf.get(stem) ?? 0) ** 2, 0)),
    })),
  };
}

/** The occupations whose titles are most like the one given, most alike first. */
export function occupationsNamed(index: TitleIndex, title: string, most = 5): NamedOccupation[] {
  const stems = [...new Set(stemsOf(bareTitle(title)))].slice(0, 20);
  const common = Math.log(1 + index.titles.length);
  const length = Math.sqrt(stems.reduce((sum, stem) => sum + (index.idf.get(stem) ?? common * 0.7) ** 2, 0));
  const shared = new Map<number, number>();
  for (const stem of stems) {
    const weight = (index.idf.get(stem) ?? 0) ** 2;
    for (const at of index.postings.get(stem) ?? []) shared.set(at, (shared.get(at) ?? 0) + weight);
  }
  const best = new Map<number, number>();
  for (const [at, dot] of shared) {
    const entry = index.titles[at];
    if (!entry) continue;
    const likeness = dot / (length * entry.length);
    if (likeness > (best.get(entry.occupation) ?? 0)) best.set(entry.occupation, likeness);
  }
  return [...best]
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, most)
    .map(([occupation, likeness]) => ({
      code: index.codes[occupation] ?? '',
      likeness: Math.min(1, likeness),
      ratings: index.ratings[occupation] ?? [],
    }));
}
