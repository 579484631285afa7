import { type FormDefinition, type FormQuestion, isAsked, questionsOf } from '../forms/form.ts';
import { roundTo } from '../statistics/decimal.ts';
import { fQuantile } from '../statistics/f-distribution.ts';
import { SURVEY_MIN_GROUP } from './survey.ts';
import type { SurveyTally } from './tally.ts';

/**
 * What of a tally may be told. The rules, for a minimum group of m (5 or more):
 *
 * - Nothing is told of a question that fewer than m people answered, nor of a survey with fewer than m answers.
 * - A count of 1 to m − 1 is hidden. Where choices exclude one another, so that counts add up, further ones are hidden until
 *   at least two are, and together they are m or more: no subtraction gives one back (complementary suppression, Cox 1980).
 *   Of choices that can be ticked together, one is also hidden when fewer than m left it out.
 * - The steps of a scale are told all or none. Where they are not, its mean and interval are told only as far as another
 *   set of answers, which differs in each of the small counts, would give the very same figures.
 * - Answers are counted in lots of m or more (see `nextLot`), so that results of two days never differ by fewer.
 * - There are no filters and no tables of one question against another; there is nothing to take apart.
 */

/** One choice, row or step, and how many gave it; null: too few to tell, or hidden so that those cannot be worked out. */
export interface TellableCount {
  readonly value: string;
  readonly count: number | null;
}

/** A figure with its 95 % interval; the ends are null where they would give single answers away. */
export interface TellableFigure {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Results of one question. What its type has not, or what cannot be told, is null. */
export interface QuestionResult {
  readonly name: string;
  readonly type: FormQuestion['type'];
  /** How many answered; null: fewer than the minimum. */
  readonly n: number | null;
  /** Choices, in the form's order; of a scale its steps. */
  readonly counts: readonly TellableCount[] | null;
  /** Of a matrix: each row's columns; a row that fewer than the minimum answered has null. */
  readonly rows:
    | readonly { readonly value: string; readonly counts: readonly TellableCount[] | null }[]
    | null;
  /** Mean of a scale (one decimal) or of numbers (two decimals), with a t interval. */
  readonly mean: TellableFigure | null;
  /** Net Promoter Score, −100 to 100, whole: share of 9 and 10 less share of 0 to 6, with a t interval of that difference. */
  readonly nps: TellableFigure | null;
  /** Of an order: mean place of each option from 1, one decimal, first is best; in the form's order. */
  readonly places: readonly { readonly value: string; readonly place: number }[] | null;
}

/** Results of a survey; `total` is null while too few have answered. */
export interface SurveyResults {
  readonly total: number | null;
  readonly questions: readonly QuestionResult[];
}

/** How many of the answers that wait are counted now: none until there are as many as the smallest group, then all. */
export function nextLot(waiting: number, minGroup: number): number {
  return waiting >= Math.max(minGroup, SURVEY_MIN_GROUP) ? waiting : 0;
}

/** What may be told of a survey. @param minGroup At least 5; less counts as 5. */
export function tellableResults(form: FormDefinition, tally: SurveyTally, minGroup: number): SurveyResults {
  const least = Math.max(minGroup, SURVEY_MIN_GROUP);
  if (tally.total < least) return { total: null, questions: [] };
  return {
    total: tally.total,
    questions: questionsOf(form)
      .filter(isAsked)
      .map((question) => resultOf(question, new Cells(tally, question.name), least)),
  };
}

class Cells {
  readonly #cells: Readonly<Record<string, number>>;
  constructor(tally: SurveyTally, name: string) {
    this.#cells = Object.hasOwn(tally.questions, name) ? (tally.questions[name] ?? {}) : {};
  }
  at(cell: string): number {
    return Object.hasOwn(this.#cells, cell) ? (this.#cells[cell] ?? 0) : 0;
  }
}

function resultOf(question: FormQuestion, cells: Cells, least: number): QuestionResult {
  const n = cells.at('#');
  const { name, type } = question;
  const nothing = { name, type, n: null, counts: null, rows: null, mean: null, nps: null, places: null };
  if (n < least) return nothing;
  const result = { ...nothing, n };
  const values = question.options.map(({ value }) => value);
  const among = (
    names: readonly string[],
    tell: (counts: readonly Count[], least: number, n: number) => TellableCount[],
  ) =>
    tell(
      names.map((value) => ({ value, count: cells.at(value) })),
      least,
      n,
    );
  switch (type) {
    case 'single_select':
      return { ...result, counts: among(values, exclusiveCounts) };
    case 'yes_no':
    case 'must_agree':
      return { ...result, counts: among(['true', 'false'], exclusiveCounts) };
    case 'multi_select':
      return { ...result, counts: among(values, independentCounts) };
    case 'rating':
      return { ...result, ...tellableScale(stepsOf(1, question.steps ?? 5, cells), least, false) };
    case 'nps':
      return { ...result, ...tellableScale(stepsOf(0, 10, cells), least, true) };
    case 'ranking':
      return {
        ...result,
        places: values.map((value) => ({ value, place: meanPlace(cells, value, values.length, n) })),
      };
    case 'matrix':
      return {
        ...result,
        rows: question.rows.map(({ value: row }) => {
          const counts = values.map((value) => ({ value, count: cells.at(`${row}:${value}`) }));
          const answered = counts.reduce((sum, { count }) => sum + count, 0);
          return { value: row, counts: answered < least ? null : exclusiveCounts(counts, least) };
        }),
      };
    case 'number':
      return { ...result, mean: figureOf(cells.at('sum'), cells.at('squares'), n, 2, tSquared(n)) };
    default:
      return result;
  }
}

interface Count {
  readonly value: string;
  readonly count: number;
}

/** Counts that add up to a known sum; see the rules above. */
export function exclusiveCounts(counts: readonly Count[], least: number): TellableCount[] {
  const hidden = new Set(counts.filter(({ count }) => count > 0 && count < least));
  const inHidden = () => [...hidden].reduce((sum, { count }) => sum + count, 0);
  const others = counts.filter((one) => one.count >= least).sort((a, b) => a.count - b.count);
  while (hidden.size > 0 && (hidden.size < 2 || inHidden() < least)) {
    const next = others.shift();
    if (next === undefined) break;
    hidden.add(next);
  }
  return counts.map((one) => ({ value: one.value, count: hidden.has(one) ? null : one.count }));
}

/** Counts of choices that can be made together, out of `n` people. */
export function independentCounts(counts: readonly Count[], least: number, n: number): TellableCount[] {
  const isSmall = (count: number) => count > 0 && count < least;
  return counts.map(({ value, count }) => ({
    value,
    count: isSmall(count) || isSmall(n - count) ? null : count,
  }));
}

function stepsOf(from: number, to: number, cells: Cells): Step[] {
  return Array.from({ length: to - from + 1 }, (_, at) => ({
    step: from + at,
    count: cells.at(String(from + at)),
  }));
}

interface Step {
  readonly step: number;
  readonly count: number;
}

interface Scale {
  readonly counts: readonly TellableCount[] | null;
  readonly mean: TellableFigure | null;
  readonly nps: TellableFigure | null;
}

/** What may be told of a scale; see the rules above. */
export function tellableScale(steps: readonly Step[], least: number, isNps: boolean): Scale {
  // The number of people is the same in all that is compared.
  const t2 = tSquared(steps.reduce((sum, { count }) => sum + count, 0));
  const told = figuresOf(steps, isNps, t2);
  const isSmall = ({ count }: Step) => count > 0 && count < least;
  if (!steps.some(isSmall)) {
    return { counts: steps.map(({ step, count }) => ({ value: String(step), count })), ...told };
  }
  const others = neighbours(steps).filter((one) => one.some(isSmall));
  const bare = (scale: typeof told) => ({ mean: withoutEnds(scale.mean), nps: withoutEnds(scale.nps) });
  for (const level of [(scale: typeof told) => scale, bare]) {
    const same = others.filter(
      (one) => JSON.stringify(level(figuresOf(one, isNps, t2))) === JSON.stringify(level(told)),
    );
    const isOpen = steps.every(
      (step, at) => !isSmall(step) || same.some((one) => one[at]?.count !== step.count),
    );
    if (isOpen) return { counts: null, ...level(told) };
  }
  return { counts: null, mean: null, nps: null };
}

function withoutEnds(figure: TellableFigure | null): TellableFigure | null {
  return figure && { value: figure.value, low: null, high: null };
}

/** Answers that differ from these in one or two people: one moved, or two moved towards or away from one another. */
function neighbours(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  const moved = (...moves: readonly (readonly [from: number, to: number])[]) => {
    const counts = steps.map(({ count }) => count);
    for (const [from, to] of moves) {
      if (to < 0 || to >= counts.length) return;
      counts[from] = (counts[from] ?? 0) - 1;
      counts[to] = (counts[to] ?? 0) + 1;
    }
    if (counts.every((count) => count >= 0))
      found.push(steps.map(({ step }, at) => ({ step, count: counts[at] ?? 0 })));
  };
  for (let one = 0; one < steps.length; one += 1) {
    for (let to = 0; to < steps.length; to += 1) {
      if (to !== one) moved([one, to]);
      for (let other = 0; other < steps.length && to !== one; other += 1)
        moved([one, to], [other, other - (to - one)]);
    }
  }
  return found;
}

function figuresOf(steps: readonly Step[], isNps: boolean, t2: number): Pick<Scale, 'mean' | 'nps'> {
  const total = (of: (step: number) => number) =>
    steps.reduce((sum, { step, count }) => sum + of(step) * count, 0);
  const n = total(() => 1);
  if (isNps) {
    // Each answer is worth +1, 0 or −1; the score is the mean of these.
    const worth = (step: number) => (step >= 9 ? 1 : step <= 6 ? -1 : 0);
    const nps = figureOf(100 * total(worth), 10_000 * total((step) => worth(step) ** 2), n, 0, t2);
    return { mean: null, nps: within(nps, -100, 100) };
  }
  const mean = figureOf(
    total((step) => step),
    total((step) => step * step),
    n,
    1,
    t2,
  );
  return { mean: within(mean, steps[0]?.step ?? 0, steps.at(-1)?.step ?? 0), nps: null };
}

/** Square of the two-sided 95 % point of t with n − 1 degrees of freedom, which is an F with 1 and n − 1. */
function tSquared(n: number): number {
  return fQuantile(0.95, 1, Math.max(1, n - 1));
}

/** Mean and t interval from sums. */
function figureOf(sum: number, squares: number, n: number, places: number, t2: number) {
  const mean = sum / n;
  const variance = n > 1 ? Math.max(0, (squares - n * mean * mean) / (n - 1)) : 0;
  const half = Math.sqrt((t2 * variance) / n);
  return {
    value: roundTo(mean, places),
    low: roundTo(mean - half, places),
    high: roundTo(mean + half, places),
  };
}

function within({ value, low, high }: ReturnType<typeof figureOf>, least: number, most: number) {
  return { value, low: Math.max(least, low), high: Math.min(most, high) };
}

function meanPlace(cells: Cells, option: string, places: number, n: number): number {
  let sum = 0;
  for (let place = 1; place <= places; place += 1) sum += place * cells.at(`${option}:${place}`);
  return roundTo(sum / n, 1);
}
