import { NO_RANK, rankOrder } from '../applicants/rank-order.ts';
import {
  BOOST,
  minCoverageOf,
  type ScoreTemplate,
  type TargetRange,
} from '../score-templates/score-template.ts';
import { round6 } from '../statistics/decimal.ts';
import { displayScore } from './bands.ts';
import { closenessTo, storedScore } from './scoring.ts';

/**
 * Scoring of very many plays by one template after another: means lie in one typed array, and only job fit, coverage
 * and place in the list come out. The numbers are those of `compileTemplate`, to the last digit.
 */

/** Means of many people, row after row. */
export interface MeanRows {
  /** Which subtrait stands in which column. */
  readonly subtrait_ids: readonly string[];
  readonly count: number;
  /** Millionths of a point, `count` rows of one number a column; -1: no response counted. */
  readonly means: Int32Array;
}

/** A mean as it is kept in `MeanRows`. */
export const MEAN_MISSING = -1;
/** Steps of a point in `MeanRows`: exactly the six places that scores have. */
export const MEAN_STEPS = 1e6;

/** What people come to, one number a row. */
export interface ColumnScores {
  /** Job fit at one decimal, as it is stored and sorted by; NaN: Not Calculated. */
  readonly fit: Float64Array;
  /** Share of the weight with data, 0 to 1. */
  readonly coverage: Float64Array;
  /** `rankOrder`: ascending is best first. */
  readonly rank: Float64Array;
}

/** Weights of a template in the order of its parts; they may be changed between two runs. */
export interface TemplateWeights {
  readonly categories: Float64Array;
  readonly traits: Float64Array;
  readonly subtraits: Float64Array;
}

/** A template laid flat. Parts refer to the next level by where it begins; the last entry is the end. */
export interface FlatTemplate {
  /** Smallest share of the weight with data, 0 to 1, from which there is a score. */
  readonly min_coverage: number;
  readonly weights: TemplateWeights;
  readonly boosts: Float64Array;
  readonly traits_from: Int32Array;
  readonly subtraits_from: Int32Array;
  /** Column of each subtrait; -1 where nobody has data of it. */
  readonly columns: Int32Array;
  readonly targets: readonly (TargetRange | null)[];
  /** Subtraits that can be among the two that decide between equals, and their ranks. */
  readonly leading: readonly {
    readonly subtrait: number;
    readonly trait: number;
    readonly category: number;
    readonly rank: number;
  }[];
}

/** Lays a template flat for rows with these columns. The template must be one that `compileTemplate` takes. */
export function flatTemplate(template: ScoreTemplate, subtrait_ids: readonly string[]): FlatTemplate {
  const column = new Map(subtrait_ids.map((id, i) => [id, i]));
  const categories = template.categories;
  const traits = categories.flatMap((category, c) => category.traits.map((trait) => ({ trait, c })));
  const subtraits = traits.flatMap(({ trait, c }, t) =>
    trait.subtraits.map((subtrait) => ({ subtrait, t, c })),
  );
  const ranks = subtraits.map(({ subtrait }) => subtrait.rank).sort((a, b) => a - b);
  const deciding = ranks[1] ?? ranks[0] ?? 0;
  return {
    min_coverage: minCoverageOf(template),
    weights: {
      categories: Float64Array.from(categories, (each) => each.category_weightage),
      traits: Float64Array.from(traits, ({ trait }) => trait.trait_weightage),
      subtraits: Float64Array.from(subtraits, ({ subtrait }) => subtrait.weightage),
    },
    boosts: Float64Array.from(categories, (each) => each.boost ?? BOOST.default),
    traits_from: starts(categories.map((each) => each.traits.length)),
    subtraits_from: starts(traits.map(({ trait }) => trait.subtraits.length)),
    columns: Int32Array.from(subtraits, ({ subtrait }) => column.get(subtrait.subtrait_id) ?? -1),
    targets: subtraits.map(({ subtrait }) => subtrait.target ?? null),
    leading: subtraits.flatMap(({ subtrait, t, c }, s) =>
      subtrait.rank <= deciding ? [{ subtrait: s, trait: t, category: c, rank: subtrait.rank }] : [],
    ),
  };
}

function starts(lengths: readonly number[]): Int32Array {
  const from = new Int32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i++) from[i + 1] = (from[i] as number) + (lengths[i] as number);
  return from;
}

/** Scores one row of means after another; what the last one came to stands in its fields. */
export interface RowScorer {
  /** Scores the row that begins at `offset` of the means. */
  score(means: Int32Array, offset: number): void;
  /** Job fit at one decimal; NaN: Not Calculated. */
  readonly fit: number;
  readonly coverage: number;
  readonly rank: number;
}

/** A scorer that reads the weights anew for each row; see `FlatTemplate`. */
export function rowScorer(flat: FlatTemplate): RowScorer {
  const { min_coverage, boosts, traits_from, subtraits_from, columns, targets, leading } = flat;
  const { categories: categoryWeights, traits: traitWeights, subtraits: subtraitWeights } = flat.weights;
  const categoryCount = categoryWeights.length;
  const scores = new Float64Array(columns.length);
  const hasScore = new Uint8Array(categoryCount);
  const out = { score, fit: Number.NaN, coverage: 0, rank: NO_RANK };

  function score(means: Int32Array, offset: number): void {
    let fitWeight = 0;
    let fitCovered = 0;
    let fitSum = 0;
    let fitTotal = 0;
    for (let c = 0; c < categoryCount; c++) {
      let weight = 0;
      let covered = 0;
      let sum = 0;
      let total = 0;
      const traitsEnd = traits_from[c + 1] as number;
      for (let t = traits_from[c] as number; t < traitsEnd; t++) {
        let available = 0;
        let weighted = 0;
        let whole = 0;
        const subtraitsEnd = subtraits_from[t + 1] as number;
        for (let s = subtraits_from[t] as number; s < subtraitsEnd; s++) {
          const own = subtraitWeights[s] as number;
          whole += own;
          const column = columns[s] as number;
          const mean = column < 0 ? MEAN_MISSING : (means[offset + column] as number);
          if (mean < 0) {
            scores[s] = Number.NaN;
            continue;
          }
          const target = targets[s] as TargetRange | null;
          const value = target === null ? mean / MEAN_STEPS : closenessTo(target, mean / MEAN_STEPS);
          scores[s] = value;
          available += own;
          weighted += own * value;
        }
        const traitWeight = traitWeights[t] as number;
        total += traitWeight;
        const coverage = share(available, whole);
        if (available === 0 || coverage < min_coverage) continue;
        weight += traitWeight;
        covered += traitWeight * coverage;
        sum += traitWeight * round6(weighted / available);
      }
      const categoryWeight = categoryWeights[c] as number;
      fitTotal += categoryWeight;
      const coverage = share(covered, total);
      const isScored = weight !== 0 && coverage >= min_coverage;
      hasScore[c] = isScored ? 1 : 0;
      if (!isScored) continue;
      const boosted = Math.min(100, round6(round6(sum / weight) * (boosts[c] as number)));
      fitWeight += categoryWeight;
      fitCovered += categoryWeight * coverage;
      fitSum += categoryWeight * boosted;
    }
    out.coverage = share(fitCovered, fitTotal);
    if (fitWeight === 0 || out.coverage < min_coverage) {
      out.fit = Number.NaN;
      out.rank = NO_RANK;
      return;
    }
    out.fit = storedScore(round6(fitSum / fitWeight)) as number;
    out.rank = rankOf(fitWeight);
  }

  /** The two most important subtraits decide between equals: by rank, then by their share of the whole job fit. */
  function rankOf(fitWeight: number): number {
    let first = -1;
    let second = -1;
    let firstRank = 0;
    let secondRank = 0;
    let firstShare = 0;
    let secondShare = 0;
    for (let i = 0; i < leading.length; i++) {
      const { subtrait, trait, category, rank } = leading[i] as FlatTemplate['leading'][number];
      const ofCategory = hasScore[category] === 1 ? share(categoryWeights[category] as number, fitWeight) : 0;
      const overall = ofCategory * (traitWeights[trait] as number) * (subtraitWeights[subtrait] as number);
      if (first === -1 || rank < firstRank || (rank === firstRank && overall > firstShare)) {
        second = first;
        secondRank = firstRank;
        secondShare = firstShare;
        first = subtrait;
        firstRank = rank;
        firstShare = overall;
      } else if (second === -1 || rank < secondRank || (rank === secondRank && overall > secondShare)) {
        second = subtrait;
        secondRank = rank;
        secondShare = overall;
      }
    }
    deciders[0] = first === -1 ? null : shownOf(first);
    deciders[1] = second === -1 ? null : shownOf(second);
    facts.job_fit_score = out.fit;
    facts.coverage = out.coverage;
    return rankOrder(facts);
  }

  const shownOf = (subtrait: number) => displayScore(scores[subtrait]);
  const deciders: (number | null)[] = [null, null];
  const facts = { job_fit_score: 0, coverage: 0, subtrait_scores: deciders };
  return out;
}

/** A part of a whole at 6 places, as the engine takes it; 0 when there is no whole. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part === whole ? 1 : round6(part / whole);
}

/** Scores all rows by one template. */
export function scoreColumns(template: ScoreTemplate, rows: MeanRows): ColumnScores {
  const scorer = rowScorer(flatTemplate(template, rows.subtrait_ids));
  const { count, means } = rows;
  const width = rows.subtrait_ids.length;
  const fit = new Float64Array(count);
  const coverage = new Float64Array(count);
  const rank = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    scorer.score(means, row * width);
    fit[row] = scorer.fit;
    coverage[row] = scorer.coverage;
    rank[row] = scorer.rank;
  }
  return { fit, coverage, rank };
}
