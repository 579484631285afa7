import type { SubtraitGaps } from '../adverse-impact/subtrait-gaps.ts';
import { BANDS, bandOf } from '../score-cards/bands.ts';
import { type ResponseExactness, uncertaintyOf } from '../score-cards/card-uncertainty.ts';
import type { Uncertainty } from '../score-cards/measurement-error.ts';
import { type ColumnScores, MEAN_STEPS, type MeanRows, scoreColumns } from '../score-cards/score-columns.ts';
import { scoreResponses } from '../score-cards/scoring.ts';
import { responsesOfMeans } from '../score-cards/subtrait-means.ts';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { round6 } from '../statistics/decimal.ts';
import { kendallTauB } from '../statistics/kendall-tau.ts';
import { spearmanRho } from '../statistics/spearman-rho.ts';
import { templateWithout } from './leave-out.ts';
import { type PredictedImpact, predictedImpact } from './predicted-impact.ts';
import { type Choice, type ChoiceStability, choiceStability, chosenCount } from './stability.ts';
import { type MeasuredRows, meansWithout } from './task-parts.ts';

/**
 * What other weights, targets, another cut-off or fewer tasks would make of the people of a position. Job fit and places
 * are those that their score cards would have, to the last digit; nothing is stored.
 */

/** How exactly a usual person of the position is measured: one response of each measure. */
export type UsualResponse = ResponseExactness & { readonly task_key: string };

/** The people of a position with everything that their places follow from; rows in order of who came first. */
export interface WhatIfPeople extends MeasuredRows {
  /** Standard error of the job fit as each card tells it, in points; NaN: not told. */
  readonly sems: Float64Array;
  /** Empty: nothing is known of the errors, and neither reliability nor stability is told. */
  readonly usual: readonly UsualResponse[];
  /** Gaps between groups as they are told; empty: no impact ratio is predicted. */
  readonly gaps: readonly SubtraitGaps[];
}

/** How people are scored and who is chosen. */
export interface WhatIfSettings {
  /** Before anything is left out. */
  readonly template: ScoreTemplate;
  /** Keys of the tasks that are left out. */
  readonly without: readonly string[];
  readonly choice: Choice;
}

/** What one side comes to; everything in it is a figure of all people together. */
export interface WhatIfSide {
  /** How many have a job fit. */
  readonly scored: number;
  /** How many are chosen. */
  readonly chosen: number;
  /** People by band, worst first, Not Calculated last. */
  readonly bands: readonly number[];
  /** Reliability of the job fit and its standard error, of a usual person with data for everything; null: unknown. */
  readonly uncertainty: Uncertainty | null;
  /** Null: errors are unknown, or nobody is chosen. */
  readonly stability: ChoiceStability | null;
  /** Usual playing time in minutes of the position's tasks together. */
  readonly minutes: number;
  /** Impact ratios that are predicted from the gaps that are told; of each pair of groups that has all that is needed. */
  readonly impact: readonly PredictedImpact[];
}

/** Both sides and what differs; figures of all people together, nobody's own. */
export interface WhatIfFigures {
  /** People whose scores are known. */
  readonly count: number;
  readonly before: WhatIfSide;
  readonly after: WhatIfSide;
  /** How many come among the chosen, and how many drop out. */
  readonly came: number;
  readonly went: number;
  /** People with a job fit on both sides, on whom the two correlations rest. */
  readonly scored_both: number;
  /** Kendall's tau-b of the two job fits; null where it does not exist. */
  readonly tau: number | null;
  /** Spearman's correlation of the two job fits; null where it does not exist. */
  readonly rho: number | null;
}

/** One side person by person. */
export interface WhatIfPlaces {
  /** Job fit at one decimal; NaN: Not Calculated. */
  readonly fit: Float64Array;
  /** Place in the list from 1, the earlier row first among equals; 0: none. */
  readonly place: Int32Array;
  /** Rows with a job fit, best first. */
  readonly order: Int32Array;
}

/** The answer to a what-if. */
export interface WhatIf {
  readonly figures: WhatIfFigures;
  readonly before: WhatIfPlaces;
  readonly after: WhatIfPlaces;
  /** Rows that come among the chosen, by their place afterwards, and that drop out, by their place before. */
  readonly came: readonly number[];
  readonly went: readonly number[];
  /** The template that was scored with: without what only tasks left out measure. */
  readonly template: ScoreTemplate;
}

/** One side worked out. */
interface Side {
  readonly settings: WhatIfSettings;
  readonly template: ScoreTemplate;
  readonly places: WhatIfPlaces;
  readonly figures: WhatIfSide;
}

/** Fixed, so that equal settings give equal figures today and tomorrow. */
const SEED = 0x77686174;

/**
 * Gets ready to answer what-ifs about the same people: what they are compared with is worked out once.
 * @param given the settings that others are compared with
 * @returns answers one what-if after another
 * @throws ScoringError for a template that nobody can be scored with
 */
export function startWhatIf(
  people: WhatIfPeople,
  given: WhatIfSettings,
): (settings: WhatIfSettings) => WhatIf {
  const usual = usualMeans(people.rows);
  const base = uncertaintyWith(people, usual, given.template, []);
  const sideOf = (settings: WhatIfSettings): Side => workOut(people, usual, base, settings);
  let before = sideOf(given);
  return (settings) => {
    // Whoever changes the cut-off sees it on both sides.
    if (!isSameChoice(before.settings.choice, settings.choice)) {
      before = { ...before, settings: { ...before.settings, choice: settings.choice } };
      before = { ...before, figures: chosenFigures(people, base, before) };
    }
    return answer(people, before, sideOf(settings));
  };
}

function isSameChoice(one: Choice, other: Choice): boolean {
  return one.kind === 'top'
    ? other.kind === 'top' && one.size === other.size
    : other.kind === 'cut_off' && one.score === other.score;
}

function workOut(
  people: WhatIfPeople,
  usual: ReadonlyMap<string, number>,
  base: Uncertainty | null,
  settings: WhatIfSettings,
): Side {
  const { without } = settings;
  const template = templateWithout(settings.template, people.tasks, without);
  const scores = scoreColumns(template, meansWithout(people, without));
  const places = placesOf(scores);
  const uncertainty = uncertaintyWith(people, usual, template, without);
  const minutes = minutesWithout(people, without);
  const figures: WhatIfSide = {
    scored: places.order.length,
    chosen: 0,
    bands: bandCounts(scores.fit),
    uncertainty,
    stability: null,
    minutes,
    impact: [],
  };
  const side: Side = { settings, template, places, figures };
  return { ...side, figures: chosenFigures(people, base, side) };
}

/** The same figures with those that depend on who is chosen. */
function chosenFigures(people: WhatIfPeople, base: Uncertainty | null, side: Side): WhatIfSide {
  const { places, settings, figures } = side;
  const fit = Float64Array.from(places.order, (row) => places.fit[row] as number);
  const sem = semsOf(people, places.order, base, figures.uncertainty);
  return {
    ...figures,
    chosen: chosenCount(fit, settings.choice),
    stability: sem && choiceStability({ fit, sem, rows: places.order }, settings.choice, SEED),
    impact:
      people.gaps.length === 0
        ? []
        : predictedImpact(
            side.template,
            meansWithout(people, settings.without),
            settings.choice,
            people.gaps,
          ),
  };
}

/**
 * Everybody's standard error under other settings: as the card tells it, by how the error of a usual person changes.
 * @returns null where it is unknown
 */
function semsOf(
  { sems }: WhatIfPeople,
  order: Int32Array,
  base: Uncertainty | null,
  now: Uncertainty | null,
): Float64Array | null {
  if (now === null || now.kinds.length === 0) return null;
  const change = base === null || base.sem === 0 ? null : now.sem / base.sem;
  return Float64Array.from(order, (row) => {
    const own = sems[row] ?? Number.NaN;
    return Number.isNaN(own) || change === null ? now.sem : own * change;
  });
}

function answer(people: WhatIfPeople, before: Side, after: Side): WhatIf {
  const [had, has] = [before.figures.chosen, after.figures.chosen];
  const isIn = (places: WhatIfPlaces, chosen: number, row: number) => {
    const place = places.place[row] as number;
    return place > 0 && place <= chosen;
  };
  const came = Array.from(after.places.order.subarray(0, has)).filter(
    (row) => !isIn(before.places, had, row),
  );
  const went = Array.from(before.places.order.subarray(0, had)).filter(
    (row) => !isIn(after.places, has, row),
  );
  const figures: WhatIfFigures = {
    count: people.rows.count,
    before: before.figures,
    after: after.figures,
    came: came.length,
    went: went.length,
    ...agreement(before.places.fit, after.places.fit),
  };
  return { figures, before: before.places, after: after.places, came, went, template: after.template };
}

/** Places from 1; the earlier row first among equals. */
function placesOf({ fit, rank }: ColumnScores): WhatIfPlaces {
  const scored: number[] = [];
  for (let row = 0; row < fit.length; row++) if (!Number.isNaN(fit[row])) scored.push(row);
  const order = Int32Array.from(scored).sort((a, b) => (rank[a] as number) - (rank[b] as number) || a - b);
  const place = new Int32Array(fit.length);
  for (let i = 0; i < order.length; i++) place[order[i] as number] = i + 1;
  return { fit, place, order };
}

function agreement(
  before: Float64Array,
  after: Float64Array,
): Pick<WhatIfFigures, 'tau' | 'rho' | 'scored_both'> {
  const xs = new Float64Array(before.length);
  const ys = new Float64Array(before.length);
  let n = 0;
  for (let row = 0; row < before.length; row++) {
    if (Number.isNaN(before[row]) || Number.isNaN(after[row])) continue;
    xs[n] = before[row] as number;
    ys[n] = after[row] as number;
    n += 1;
  }
  const [one, other] = [xs.subarray(0, n), ys.subarray(0, n)];
  return { scored_both: n, tau: kendallTauB(one, other), rho: spearmanRho(one, other) };
}

/** The place of the band for each tenth from 0 to 100. */
const BAND_OF_TENTH = Uint8Array.from({ length: 1001 }, (_, tenth) =>
  BANDS.findIndex((band) => band.key === bandOf(tenth / 10)?.key),
);

function bandCounts(fit: Float64Array): number[] {
  const counts = new Array<number>(BANDS.length + 1).fill(0);
  for (let row = 0; row < fit.length; row++) {
    const value = fit[row] as number;
    const band = Number.isNaN(value) ? BANDS.length : (BAND_OF_TENTH[Math.round(value * 10)] as number);
    counts[band] = (counts[band] as number) + 1;
  }
  return counts;
}

/** The mean of each column over those who have one, at six places. */
function usualMeans({ subtrait_ids, count, means }: MeanRows): Map<string, number> {
  const width = subtrait_ids.length;
  const usual = new Map<string, number>();
  for (const [column, id] of subtrait_ids.entries()) {
    let sum = 0;
    let n = 0;
    for (let row = 0; row < count; row++) {
      const mean = means[row * width + column] as number;
      if (mean < 0) continue;
      sum += mean;
      n += 1;
    }
    if (n > 0) usual.set(id, round6(sum / n / MEAN_STEPS));
  }
  return usual;
}

/** Uncertainty of the job fit of a usual person, as a score card would tell it; null: unknown. */
function uncertaintyWith(
  { usual, tasks }: WhatIfPeople,
  means: ReadonlyMap<string, number>,
  template: ScoreTemplate,
  without: readonly string[],
): Uncertainty | null {
  const out = new Set(without);
  const responses = usual.filter(({ task_key }) => !out.has(task_key));
  if (responses.length === 0) return null;
  const measured = new Set(responses.map(({ subtrait_id }) => subtrait_id));
  const gone = new Set(
    tasks
      .filter(({ key }) => out.has(key))
      .flatMap(({ subtrait_ids }) => subtrait_ids.filter((id) => !measured.has(id))),
  );
  const given = [...means].flatMap(([subtrait_id, mean]) =>
    gone.has(subtrait_id) ? [] : [{ subtrait_id, mean }],
  );
  const result = scoreResponses(template, responsesOfMeans(given));
  return uncertaintyOf(template, result, responses).job_fit;
}

function minutesWithout({ tasks }: WhatIfPeople, without: readonly string[]): number {
  return round6(
    tasks.reduce((sum, { key, minutes }) => sum + (without.includes(key) ? 0 : (minutes ?? 0)), 0),
  );
}
