import type { Formula } from '../formulas/formula.ts';
import { type Norm, normOf } from '../norms/norm-formula.ts';
import { type Exactness, semOf, steppedReliability, T_SCALE_SD, UNKNOWN_SD } from './measurement-error.ts';
import type {
  FormSettings,
  MeasuredForm,
  MeasureFacts,
  Reliability,
  ScoreScale,
  Unconfirmed,
} from './reliability.ts';

/** The form in which a measure was played. */
export interface PlayedForm {
  /** Trials that the measure rests on; null: as many as in the source. */
  readonly trials: number | null;
  /** Settings of the task, defaults filled in. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether most answers were given by touch. Every norm that is known is of keys. */
  readonly by_touch: boolean;
  /** What is told of the experts who made the key that it was judged by; absent or null: nobody did. */
  readonly key_panel?: KeyPanel | null;
}

/** What is told of the experts behind an answer key. */
export interface KeyPanel {
  readonly experts: number;
  /** Kendall's W and ICC(2,k) with its 95 % interval, each the lowest among the scales of the game. */
  readonly w: number;
  readonly icc: number;
  readonly icc_low: number;
  readonly icc_high: number;
  /** Items that were left out because the experts did not agree on them. */
  readonly left_out: number;
}

/** What a response means and how exact it is. */
export interface MeasureInForm {
  readonly scale: ScoreScale;
  /** What it is counted against; null for a score that is compared with nobody. */
  readonly norm: Norm | null;
  /** The form whose norm and error count; null where none is known. */
  readonly form: { readonly trials: number; readonly settings: FormSettings } | null;
  /** Whether the form that was played has no data of its own, so that they were concluded from that one. */
  readonly is_estimated: boolean;
  /** What nobody has confirmed yet; absent where nothing is known to be open. */
  readonly unconfirmed?: Unconfirmed;
  /** The experts who confirmed the key; absent where none did. */
  readonly key_panel?: KeyPanel;
  /** Spread of the scale among people, points; wide where it is unknown. */
  readonly sd: number;
  /** Null: unknown. */
  readonly exactness: Exactness | null;
}

/**
 * How far the mean of another form of a task lies from that of the form with the norm, T points: root mean square of
 * the six shifts that were measured (half/half flanker trials -1.6 and, on accuracy, -1.2; the shorter letter form +1.8
 * and +1.0; eight n-back rounds -1.2; sixty choice reactions +0.6; own computation, sources as in
 * `measurement-error.ts`). A form without a norm of its own carries it in its error.
 */
export const FORM_SHIFT = 1.29;

/** A form is played as in its data when its number of trials differs by no more than this share. */
const SAME_LENGTH = 0.05;
/** Two settings are the same when they differ by no more than this. */
const SAME_NUMBER = 0.01;

const NORMED = new Set(['norm_t', 'norm_pct']);

/** What the numbers of a formula mean when its measure does not say: T scores against a norm, an ability, or a share. */
export function scaleOfFormula(formula: Formula): ScoreScale {
  const operators = formula.cases.map(({ value }) => ('operator' in value ? value.operator : ''));
  if (operators.every((each) => NORMED.has(each))) return 'norm';
  return operators.every((each) => each === 'irt') ? 'model' : 'percent';
}

function isSetting(wanted: number | string | boolean, given: unknown): boolean {
  return typeof wanted === 'number'
    ? typeof given === 'number' && Math.abs(wanted - given) <= SAME_NUMBER
    : wanted === given;
}

function hasSettings(form: MeasuredForm, settings: PlayedForm['settings']): boolean {
  return Object.entries(form.settings).every(([key, wanted]) => isSetting(wanted, settings[key]));
}

/** How many times as long the longer of two forms is, 1 or more. */
function apart(one: number, other: number): number {
  return one > other ? one / other : other / one;
}

function isSameLength(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_LENGTH * other;
}

/** Error variance of a form where it is known, in the unit of the data point. */
function knownError({ norm, r, sem }: MeasuredForm): number | null {
  if (sem !== undefined) return sem * sem;
  return norm === undefined || r === undefined ? null : norm.sd * norm.sd * (1 - r);
}

/**
 * Error variance at a length, from the lengths at which it is known. Between two of them by what a trial adds: a part
 * that stays (the day, the mood) and one that shrinks with the number of trials. Below the shortest: by the same two
 * parts where two lengths are known, else by length alone, `(1 - r) L / k`. Above the longest nothing is gained: more
 * trials on the same day do not take the day out.
 */
function errorAt(known: readonly (readonly [trials: number, variance: number])[], trials: number): number {
  const lengths = [...known].sort(([a], [b]) => a - b);
  const exact = lengths.find(([length]) => isSameLength(trials, length));
  if (exact) return exact[1];
  const [shortest, longest] = [lengths[0], lengths.at(-1)];
  if (!shortest || !longest) return Number.NaN;
  if (trials > longest[0]) return longest[1];
  const above = lengths.findIndex(([length]) => length > trials);
  const [one, other] = above === 0 ? [lengths[0], lengths[1]] : [lengths[above - 1], lengths[above]];
  if (!one || !other || other[1] > one[1]) return (shortest[1] * shortest[0]) / trials;
  const perTrial = (one[1] - other[1]) / (1 / one[0] - 1 / other[0]);
  return Math.max(0, other[1] + perTrial * (1 / trials - 1 / other[0]));
}

function ofForms(
  reliability: Reliability,
  base: Norm | null,
  played: PlayedForm,
): Omit<MeasureInForm, 'scale'> {
  const { r, kind } = reliability;
  const source: MeasuredForm = {
    settings: reliability.settings ?? {},
    trials: reliability.trials,
    norm: base ?? { mean: 0, sd: reliability.score_sd ?? T_SCALE_SD },
    r,
  };
  const all = [source, ...(reliability.forms ?? [])];
  const alike = all.filter((form) => hasSettings(form, played.settings));
  const mix = alike.some(({ norm }) => norm) ? alike : [source];
  const trials = played.trials === null || played.trials <= 0 ? source.trials : played.trials;
  const [first, ...others] = mix.filter(({ norm }) => norm !== undefined);
  const counted = others.reduce(
    (best, form) => (apart(form.trials, trials) < apart(best.trials, trials) ? form : best),
    first ?? source,
  );
  const norm = counted.norm ?? { mean: 0, sd: T_SCALE_SD };
  const hasNorm = mix === alike && isSameLength(trials, counted.trials) && !played.by_touch;
  const known = mix.flatMap((form) => {
    const variance = knownError(form);
    return variance === null ? [] : [[form.trials, variance] as const];
  });
  const hasError = hasNorm && known.some(([length]) => isSameLength(trials, length));
  let variance = errorAt(known.length > 0 ? known : [[source.trials, knownError(source) ?? 0]], trials);
  // What people differ by in this form bounds what of it can be error.
  if (hasNorm && !hasError) {
    variance = Math.min(variance, semOf(norm.sd, steppedReliability(r, trials / source.trials)) ** 2);
  }
  const trueVariance = norm.sd * norm.sd * (counted.r ?? r);
  const points = base === null ? 1 : T_SCALE_SD / norm.sd;
  const shift = base === null || hasNorm ? 0 : FORM_SHIFT;
  // No score from 0 to 100 can be less exact than one of which nothing is known.
  const sem = Math.min(UNKNOWN_SD, Math.sqrt(points * points * variance + shift * shift));
  const sd = hasNorm ? points * norm.sd : Math.sqrt(points * points * trueVariance + sem * sem);
  return {
    norm: base === null ? null : norm,
    form: { trials: counted.trials, settings: counted.settings },
    is_estimated: !hasError,
    sd,
    exactness: { sem, sd, kind, is_estimated: !hasError },
  };
}

/**
 * What a formula's response means in the form that was played: the norm it counts against, and how exact it is. A form
 * with data of its own counts with them; any other with those of the nearest one with the same mix of conditions, or of
 * the source, and with a wider error.
 * @param facts what the formula says of its measure; null: nothing
 * @param data_point the data point that counts
 * @param standardError value of the data point that holds an estimate's own standard error; null without one
 */
export function measureInForm(
  formula: Formula,
  facts: MeasureFacts | null,
  data_point: string,
  played: PlayedForm,
  standardError: number | null,
): MeasureInForm {
  const scale = facts?.scale ?? scaleOfFormula(formula);
  const norm = normOf(formula, data_point);
  const sd = norm !== null || scale === 'norm' ? T_SCALE_SD : UNKNOWN_SD;
  const open = facts && 'unconfirmed' in facts ? facts.unconfirmed : undefined;
  // A key that experts made is not open any more; whether items were calibrated is another matter.
  const panel = played.key_panel && open === 'key' ? played.key_panel : undefined;
  const unconfirmed = panel ? undefined : open;
  const unknown = {
    scale,
    norm,
    form: null,
    is_estimated: false,
    exactness: null,
    ...(unconfirmed && { unconfirmed }),
    ...(panel && { key_panel: panel }),
  };
  if (facts === null) return { ...unknown, sd };
  if (facts.kind === 'unknown') return { ...unknown, sd: facts.score_sd ?? sd };
  if (facts.kind !== 'standard_error') return { scale, ...ofForms(facts, norm, played) };
  if (standardError === null) return { ...unknown, sd: T_SCALE_SD };
  const sem = Math.min(T_SCALE_SD, facts.points * standardError * (facts.widened ?? 1));
  return {
    ...unknown,
    sd: T_SCALE_SD,
    exactness: { sem, sd: T_SCALE_SD, kind: 'model', is_estimated: false },
  };
}
