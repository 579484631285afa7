import { exponential, logarithm } from '../statistics/elementary.ts';
import { chiSquareAbove } from './chi-square.ts';

/**
 * Item models from answers that are right or wrong, by marginal maximum likelihood: abilities are N(0, 1), integrated
 * over 61 points from −6 to 6 (Bock & Aitkin 1981). Rasch: one slope for all items; 2PL: a slope for each. People need
 * not meet the same items.
 */

/** Right (true), wrong (false), or not met (null), person by person. */
export type AnswerTable = readonly (readonly (boolean | null)[])[];

/** One item as answers tell it. */
export interface FittedItem {
  readonly n: number;
  /** Discrimination on the logistic scale of a population with SD 1. */
  readonly a: number;
  /** Difficulty on the same scale. */
  readonly b: number;
  /** Standard error of `b`; null where the answers do not tell. */
  readonly se: number | null;
  /**
   * Mean squares of residuals over what abilities the answers leave open, 1 where the model fits: weighted by
   * information, and unweighted, which far-off answers move more.
   */
  readonly infit: number;
  readonly outfit: number;
}

/** A fitted model. */
export interface FittedModel {
  readonly items: readonly FittedItem[];
  readonly log_likelihood: number;
  readonly parameters: number;
  readonly bic: number;
  /** Variance of abilities that the estimates recover, 0 to 1. */
  readonly reliability: number;
  /** False where the steps did not settle; the figures are then the last ones. */
  readonly settled: boolean;
}

const POINTS = 61;
const THETAS = Array.from({ length: POINTS }, (_, i) => -6 + (12 * i) / (POINTS - 1));
const PRIOR = (() => {
  const density = THETAS.map((theta) => exponential((-theta * theta) / 2));
  const total = density.reduce((sum, each) => sum + each, 0);
  return density.map((each) => each / total);
})();
const LOG_PRIOR = PRIOR.map(logarithm);
const SLOPE = { least: 0.05, most: 5 } as const;
const STEPS = { most: 1500, settled: 1e-7 } as const;

interface Line {
  a: number;
  /** Intercept: the chance of solving is the logistic function of `a θ + d`. */
  d: number;
}

const chance = ({ a, d }: Line, theta: number) =>
  Math.min(1 - 1e-12, Math.max(1e-12, 1 / (1 + exponential(-(a * theta + d)))));

interface Expected {
  readonly logLikelihood: number;
  /** By item and point: expected people who met it, and who solved it. */
  readonly met: readonly Float64Array[];
  readonly right: readonly Float64Array[];
  readonly posteriors: readonly Float64Array[];
}

function expectation(answers: AnswerTable, lines: readonly Line[]): Expected {
  const logs = lines.map((line) => ({
    right: THETAS.map((theta) => logarithm(chance(line, theta))),
    wrong: THETAS.map((theta) => logarithm(1 - chance(line, theta))),
  }));
  const met = lines.map(() => new Float64Array(POINTS));
  const right = lines.map(() => new Float64Array(POINTS));
  const posteriors: Float64Array[] = [];
  let logLikelihood = 0;
  for (const row of answers) {
    const posterior = Float64Array.from(LOG_PRIOR);
    row.forEach((answer, j) => {
      if (answer === null) return;
      const log = answer ? logs[j]?.right : logs[j]?.wrong;
      for (let q = 0; q < POINTS; q += 1) posterior[q] = (posterior[q] ?? 0) + (log?.[q] ?? 0);
    });
    const highest = posterior.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY);
    let total = 0;
    for (let q = 0; q < POINTS; q += 1) {
      const density = exponential((posterior[q] ?? 0) - highest);
      posterior[q] = density;
      total += density;
    }
    logLikelihood += highest + logarithm(total);
    for (let q = 0; q < POINTS; q += 1) posterior[q] = (posterior[q] ?? 0) / total;
    row.forEach((answer, j) => {
      if (answer === null) return;
      const [metItem, rightItem] = [met[j], right[j]];
      for (let q = 0; q < POINTS; q += 1) {
        const weight = posterior[q] ?? 0;
        if (metItem) metItem[q] = (metItem[q] ?? 0) + weight;
        if (answer && rightItem) rightItem[q] = (rightItem[q] ?? 0) + weight;
      }
    });
    posteriors.push(posterior);
  }
  return { logLikelihood, met, right, posteriors };
}

/** Sums over points that Newton's steps need. */
function gradients(line: Line, met: Float64Array, right: Float64Array) {
  let [gd, ga, hdd, hda, haa] = [0, 0, 0, 0, 0];
  THETAS.forEach((theta, q) => {
    const p = chance(line, theta);
    const residual = (right[q] ?? 0) - (met[q] ?? 0) * p;
    const weight = (met[q] ?? 0) * p * (1 - p);
    gd += residual;
    ga += residual * theta;
    hdd += weight;
    hda += weight * theta;
    haa += weight * theta * theta;
  });
  return { gd, ga, hdd, hda, haa };
}

const heldSlope = (a: number) => Math.min(SLOPE.most, Math.max(SLOPE.least, a));
const heldStep = (step: number) => Math.min(1, Math.max(-1, Number.isFinite(step) ? step : 0));

function maximizeFree(line: Line, met: Float64Array, right: Float64Array): Line {
  let { a, d } = line;
  for (let turn = 0; turn < 4; turn += 1) {
    const { gd, ga, hdd, hda, haa } = gradients({ a, d }, met, right);
    const determinant = hdd * haa - hda * hda;
    if (determinant <= 1e-12) break;
    d += heldStep((haa * gd - hda * ga) / determinant);
    a = heldSlope(a + heldStep((hdd * ga - hda * gd) / determinant));
  }
  return { a, d: Math.min(12, Math.max(-12, d)) };
}

function maximizeEqual(lines: readonly Line[], expected: Expected): readonly Line[] {
  let current = lines;
  for (let turn = 0; turn < 3; turn += 1) {
    let [ga, haa] = [0, 0];
    current = current.map((line, j) => {
      const [met, right] = [
        expected.met[j] ?? new Float64Array(POINTS),
        expected.right[j] ?? new Float64Array(POINTS),
      ];
      const { gd, hdd } = gradients(line, met, right);
      const moved = {
        a: line.a,
        d: Math.min(12, Math.max(-12, line.d + heldStep(hdd > 1e-12 ? gd / hdd : 0))),
      };
      const after = gradients(moved, met, right);
      ga += after.ga;
      haa += after.haa;
      return moved;
    });
    const step = haa > 1e-12 ? heldStep(ga / haa) : 0;
    current = current.map(({ a, d }) => ({ a: heldSlope(a + step), d }));
  }
  return current;
}

/** Mean squares of one item's residuals over the posteriors. */
function fitOf(answers: AnswerTable, expected: Expected, line: Line, item: number) {
  const chances = THETAS.map((theta) => chance(line, theta));
  let [n, outfit, squares, information] = [0, 0, 0, 0];
  answers.forEach((row, person) => {
    const answer = row[item] ?? null;
    if (answer === null) return;
    n += 1;
    const posterior = expected.posteriors[person];
    chances.forEach((p, q) => {
      const weight = posterior?.[q] ?? 0;
      const residual = ((answer ? 1 : 0) - p) ** 2;
      outfit += (weight * residual) / (p * (1 - p));
      squares += weight * residual;
      information += weight * p * (1 - p);
    });
  });
  return { n, outfit: n === 0 ? 1 : outfit / n, infit: information === 0 ? 1 : squares / information };
}

/** Standard error of a difficulty, from the squared scores of each person (cross products), slope and place together. */
function errorOf(
  answers: AnswerTable,
  expected: Expected,
  line: Line,
  item: number,
  oneSlope: boolean,
): number | null {
  const chances = THETAS.map((theta) => chance(line, theta));
  let [dd, da, aa] = [0, 0, 0];
  answers.forEach((row, person) => {
    const answer = row[item] ?? null;
    if (answer === null) return;
    let [gd, ga] = [0, 0];
    chances.forEach((p, q) => {
      const part = (expected.posteriors[person]?.[q] ?? 0) * ((answer ? 1 : 0) - p);
      gd += part;
      ga += part * (THETAS[q] ?? 0);
    });
    dd += gd * gd;
    da += gd * ga;
    aa += ga * ga;
  });
  const { a, d } = line;
  if (oneSlope) return dd > 0 ? 1 / (a * Math.sqrt(dd)) : null;
  const determinant = dd * aa - da * da;
  if (determinant <= 1e-12) return null;
  // b = −d / a, so its error follows from those of both by the delta method.
  const [byD, byA] = [-1 / a, d / (a * a)];
  const variance = (byD * byD * aa - 2 * byD * byA * da + byA * byA * dd) / determinant;
  return variance > 0 ? Math.sqrt(variance) : null;
}

function fit(answers: AnswerTable, oneSlope: boolean): FittedModel | null {
  const items = answers[0]?.length ?? 0;
  if (items < 3 || answers.length < 2) return null;
  let lines: readonly Line[] = Array.from({ length: items }, (_, j) => {
    const given = answers.flatMap((row) => row[j] ?? []);
    const share = (given.filter(Boolean).length + 0.5) / (given.length + 1);
    return { a: 1, d: logarithm(share / (1 - share)) };
  });
  let expected = expectation(answers, lines);
  let settled = false;
  for (let step = 0; step < STEPS.most && !settled; step += 1) {
    const now = expected;
    lines = oneSlope
      ? maximizeEqual(lines, now)
      : lines.map((line, j) =>
          maximizeFree(line, now.met[j] ?? new Float64Array(), now.right[j] ?? new Float64Array()),
        );
    expected = expectation(answers, lines);
    settled = Math.abs(expected.logLikelihood - now.logLikelihood) < STEPS.settled * answers.length;
  }
  const parameters = oneSlope ? items + 1 : 2 * items;
  const open = expected.posteriors.reduce((total, posterior) => {
    const centre = THETAS.reduce((sum, theta, q) => sum + theta * (posterior[q] ?? 0), 0);
    return total + THETAS.reduce((sum, theta, q) => sum + (theta - centre) ** 2 * (posterior[q] ?? 0), 0);
  }, 0);
  return {
    items: lines.map((line, j) => ({
      a: line.a,
      b: -line.d / line.a,
      se: errorOf(answers, expected, line, j, oneSlope),
      ...fitOf(answers, expected, line, j),
    })),
    log_likelihood: expected.logLikelihood,
    parameters,
    bic: -2 * expected.logLikelihood + parameters * logarithm(answers.length),
    reliability: Math.max(0, 1 - open / answers.length),
    settled,
  };
}

/** The Rasch model: items differ in difficulty only. Null with fewer than three items. */
export function fitRasch(answers: AnswerTable): FittedModel | null {
  return fit(answers, true);
}

/** The two-parameter model: items differ in discrimination as well. Null with fewer than three items. */
export function fitTwoParameters(answers: AnswerTable): FittedModel | null {
  return fit(answers, false);
}

/** Whether slopes of their own fit better than one for all, by the likelihood ratio. */
export interface ModelComparison {
  readonly chi_square: number;
  readonly df: number;
  readonly p: number;
}

/** Compares the two models of the same answers. */
export function compareModels(rasch: FittedModel, free: FittedModel): ModelComparison {
  const chi_square = Math.max(0, 2 * (free.log_likelihood - rasch.log_likelihood));
  const df = free.parameters - rasch.parameters;
  return { chi_square, df, p: chiSquareAbove(chi_square, df) };
}
