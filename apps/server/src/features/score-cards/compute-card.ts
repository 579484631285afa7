import { rankOrder } from '@tryout/domain/applicants/rank-order';
import { type RankedSubtrait, subtraitScoresByRank } from '@tryout/domain/applicants/ranking';
import type { FormulaInputs } from '@tryout/domain/formulas/formula';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { formulasOfTask, taskKeyOf } from '@tryout/domain/formulas/formulas-of-task';
import { withNorm } from '@tryout/domain/norms/norm-formula';
import { isScorable } from '@tryout/domain/plays/play-status';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { type CardUncertainty, uncertaintyOf } from '@tryout/domain/score-cards/card-uncertainty';
import {
  type CorrectedFrom,
  type Correction,
  withCorrections,
} from '@tryout/domain/score-cards/corrected-responses';
import { type CulturePart, withCulture } from '@tryout/domain/score-cards/counted-culture';
import {
  type FirstCardUncertainty,
  type FirstExactness,
  firstExactnessOf,
  firstExactnessOfEstimate,
  firstUncertaintyOf,
} from '@tryout/domain/score-cards/first-engine';
import {
  type MeasureInForm,
  measureInForm,
  type PlayedForm,
} from '@tryout/domain/score-cards/measure-in-form';
import type { Exactness } from '@tryout/domain/score-cards/measurement-error';
import type { UnconfirmedParts } from '@tryout/domain/score-cards/reliability';
import {
  type DataPointResponses,
  responsesOf,
  scoreCardData,
  scorecardCategoryObject,
} from '@tryout/domain/score-cards/score-card-data';
import { type CardScales, scalesOf } from '@tryout/domain/score-cards/score-scales';
import {
  ENGINE_VERSION,
  type EngineVersion,
  type ScoreResult,
  ScoringError,
  scoreResponses,
} from '@tryout/domain/score-cards/scoring';
import { hasBand } from '@tryout/domain/score-cards/shown-scale';
import { gameJudge } from '@tryout/games/game-judge';
import type { Json } from '@tryout/games/task-core';
import { sha256 } from '../../platform/sha256.ts';
import { inputsOf } from './formula-inputs.ts';
import type { EndedPlay, StoredFormula, StoredTemplate } from './score-cards.queries.ts';

/** Everything a card's numbers depend on, by version and digest. */
export interface CardPins {
  readonly engine_version: string;
  readonly score_template: { readonly id: string; readonly version: number; readonly digest: string };
  readonly formulas: readonly {
    readonly id: string;
    readonly key: string;
    readonly version: number;
    readonly digest: string;
  }[];
  readonly plays: readonly {
    readonly id: string;
    readonly simulation_id: string;
    readonly attempt: number;
    readonly digest: string;
    /** `task_key` is absent where the task is the game as it is shipped. */
    readonly tasks: readonly {
      readonly key: string;
      readonly version: string;
      readonly task_key?: string;
      /** Digest of the key that experts made; absent where the key is the one that comes with the game. */
      readonly answer_key?: string;
    }[];
  }[];
  /** Corrections in force; absent where there is none. */
  readonly corrections?: readonly { readonly id: string; readonly digest: string }[];
  /** Culture questions, where the position weighs them and the candidate gave answers; otherwise absent. */
  readonly culture?: { readonly weight_id: string; readonly sheet_id: string; readonly digest: string };
}

/** Culture questions as a card counts them, and where they are from. */
export interface PinnedCulture extends CulturePart {
  readonly weight_id: string;
  readonly sheet_id: string;
}

/** What one formula made of one task's data points. */
export interface FormulaTrace {
  readonly formula_id: string;
  readonly formula_key: string;
  readonly formula_version: number;
  readonly play_id: string;
  readonly task_index: number;
  readonly task_key: string;
  readonly data_point: string;
  readonly subtrait_id: string;
  readonly inputs: FormulaInputs;
  readonly value: number | null;
  readonly total_score: number | null;
  readonly case_index: number | null;
  readonly reason: string | null;
  /** How exact the response was, in points of the score; null without one, or when it is unknown. */
  readonly exactness: Exactness | FirstExactness | null;
  /** What the response means in the form that was played; absent on cards of engine 1. */
  readonly measure?: Omit<MeasureInForm, 'exactness'>;
  readonly steps: readonly unknown[];
  /** What the formula had given before a correction; absent where nothing was corrected. */
  readonly corrected_from?: CorrectedFrom;
}

/** A card worked out, or the reason why it could not be. */
export interface ComputedCard {
  readonly pins: CardPins;
  readonly inputs_digest: string;
  readonly formulas: readonly FormulaTrace[];
  readonly data_point_responses: readonly DataPointResponses[];
  readonly result: ScoreResult | null;
  /** How exact each score is; null without a result. */
  readonly uncertainty: CardUncertainty | FirstCardUncertainty | null;
  /** What each number means; null without a result, absent on cards of engine 1. */
  readonly scales?: CardScales | null;
  readonly result_digest: string | null;
  readonly error: string;
  /** Plays with less than the minimum of data; nothing of them is scored. */
  readonly insufficient_play_ids: readonly string[];
}

function digestOf(value: unknown): string {
  return sha256(canonicalJson(value));
}

/** What the inputs of a card are, as digests; equal pins mean an equal card. */
export function pinsOf(
  template: StoredTemplate,
  formulas: readonly StoredFormula[],
  plays: readonly EndedPlay[],
  corrections: readonly Correction[] = [],
  engine: EngineVersion = ENGINE_VERSION,
  culture: PinnedCulture | null = null,
): CardPins {
  return {
    ...(culture !== null && {
      culture: {
        weight_id: culture.weight_id,
        sheet_id: culture.sheet_id,
        digest: digestOf({ weight: culture.weight, dimensions: culture.dimensions }),
      },
    }),
    ...(corrections.length > 0 && {
      corrections: corrections.map((each) => ({ id: each.id, digest: digestOf(each) })),
    }),
    engine_version: engine,
    score_template: { id: template.id, version: template.version, digest: digestOf(template.definition) },
    formulas: formulas.map(({ id, key, version, definition, reliability }) => ({
      id,
      key,
      version,
      digest: digestOf({ definition, reliability }),
    })),
    plays: plays.map((play) => ({
      id: play.id,
      simulation_id: play.simulation_id,
      attempt: play.attempt,
      digest: play.last_hash,
      tasks: play.tasks.map((task) => ({
        key: task.key,
        version: task.version,
        ...(taskKeyOf(task) !== task.key && { task_key: taskKeyOf(task) }),
        ...(task.answer_key && { answer_key: digestOf(task.answer_key.items) }),
      })),
    })),
  };
}

/** Whether a play has the minimum of data. */
export function isPlayScorable(play: EndedPlay): boolean {
  let required = 0;
  let present = 0;
  for (const [task_index, task] of play.tasks.entries()) {
    for (const key of task.required) {
      const point = play.data_points.find((p) => p.task_index === task_index && p.key === key);
      // What an accommodation takes away on purpose is not missing.
      if (point?.missing_reason === 'accommodated') continue;
      required += 1;
      if (point && point.value !== null) present += 1;
    }
  }
  return isScorable(present, required);
}

/** How exact engine 1 told a response to be. */
function firstExactnessIn(
  { reliability }: StoredFormula,
  inputs: FormulaInputs,
  trials: number | null,
): FirstExactness | null {
  if (reliability === null || reliability.kind === 'unknown') return null;
  if (reliability.kind !== 'standard_error') return firstExactnessOf(reliability, trials);
  const error = inputs[reliability.data_point];
  return typeof error === 'number' ? firstExactnessOfEstimate(reliability, error) : null;
}

/** The settings with which a task was played, those that its game fills in included. */
function settingsOf(task: EndedPlay['tasks'][number]): PlayedForm['settings'] {
  const config: unknown = gameJudge(task)?.configure((task.parameters ?? {}) as Json);
  return { ...(task.parameters as object | null), ...(config as object | undefined) };
}

/**
 * What each formula makes of each play.
 * @param engine engine 1 counts every form against the norm of the source
 */
export function runFormulas(
  formulas: readonly StoredFormula[],
  plays: readonly EndedPlay[],
  engine: EngineVersion = ENGINE_VERSION,
): FormulaTrace[] {
  return plays.flatMap((play) => {
    const scorable = isPlayScorable(play);
    return play.tasks.flatMap((task, task_index) => {
      const points = play.data_points.filter((point) => point.task_index === task_index);
      const isImpossible = (play.impossible_tasks ?? []).includes(task_index);
      const series = (play.series ?? []).filter((each) => each.task_index === task_index);
      const settings = engine === '1' ? {} : settingsOf(task);
      const by_touch = (play.touched_tasks ?? []).includes(task_index);
      return formulasOfTask(formulas, task).map((formula): FormulaTrace => {
        const inputs = inputsOf(formula.definition, points, series);
        const counted = points.find((point) => point.key === formula.data_point);
        const trials = counted?.trials ?? null;
        const measure =
          engine === '1'
            ? null
            : measureOf(formula, inputs, {
                trials,
                settings,
                by_touch,
                key_panel: task.answer_key?.panel ?? null,
              });
        const definition = measure?.norm
          ? withNorm(formula.definition, formula.data_point, measure.norm)
          : formula.definition;
        const evaluated = evaluateFormula(definition, inputs);
        const outcome = scorable && !isImpossible ? evaluated.outcome : null;
        const exactness = measure ? measure.exactness : firstExactnessIn(formula, inputs, trials);
        return {
          formula_id: formula.id,
          formula_key: formula.key,
          formula_version: formula.version,
          play_id: play.id,
          task_index,
          task_key: task.key,
          data_point: `${taskKeyOf(task)}.${formula.data_point}`,
          subtrait_id: formula.definition.subtrait_id,
          inputs,
          value: outcome?.value ?? null,
          total_score: outcome?.total_score ?? null,
          case_index: evaluated.case_index,
          reason: isImpossible
            ? 'timing_impossible'
            : scorable
              ? (counted?.missing_reason ?? evaluated.reason)
              : 'insufficient_data',
          exactness: outcome === null ? null : exactness,
          ...(measure && { measure: withoutExactness(measure) }),
          steps: evaluated.trace,
        };
      });
    });
  });
}

function measureOf(formula: StoredFormula, inputs: FormulaInputs, played: PlayedForm): MeasureInForm {
  const { definition, reliability, data_point } = formula;
  const error = reliability?.kind === 'standard_error' ? inputs[reliability.data_point] : null;
  return measureInForm(definition, reliability, data_point, played, typeof error === 'number' ? error : null);
}

function withoutExactness({ exactness: _told, ...measure }: MeasureInForm) {
  return measure;
}

/** The uncertainty and the meaning of each number, as the engine tells them. */
function toldOf(
  template: StoredTemplate,
  result: ScoreResult,
  formulas: readonly FormulaTrace[],
  all: readonly StoredFormula[],
  engine: EngineVersion,
): Pick<ComputedCard, 'uncertainty' | 'scales'> {
  const given = formulas.filter((formula) => formula.value !== null);
  if (engine === '1') return { uncertainty: firstUncertaintyOf(template.definition, result, given) };
  const responses = given.flatMap(({ measure, exactness, ...trace }) => {
    if (!measure) return [];
    const facts = all.find(({ id }) => id === trace.formula_id)?.reliability;
    return [
      {
        subtrait_id: trace.subtrait_id,
        exactness: exactness as Exactness | null,
        sd: measure.sd,
        scale: measure.scale,
        task: `${trace.play_id} ${trace.task_index}`,
        data_point: trace.data_point.slice(trace.data_point.lastIndexOf('.') + 1),
        shares: facts && 'shares' in facts ? (facts.shares ?? []) : [],
      },
    ];
  });
  return {
    uncertainty: uncertaintyOf(template.definition, result, responses),
    scales: scalesOf(template.definition, result, responses),
  };
}

function byDataPoint(formulas: readonly FormulaTrace[]): DataPointResponses[] {
  const groups = new Map<string, DataPointResponses['responses'][number][]>();
  for (const { data_point, subtrait_id, value, total_score } of formulas) {
    const group = groups.get(data_point) ?? [];
    groups.set(data_point, group);
    group.push({ subtrait_id, value, total_score });
  }
  return [...groups].map(([data_point, responses]) => ({ data_point, responses }));
}

/** What is told of a job fit that culture questions count in: it has no norm, and how exact they are is not known. */
function toldBesideCulture(told: Pick<ComputedCard, 'uncertainty' | 'scales'>) {
  return {
    uncertainty: told.uncertainty && { ...told.uncertainty, job_fit: null },
    ...(told.scales !== undefined && {
      scales: told.scales && { ...told.scales, job_fit: 'mixed' as const },
    }),
  };
}

/** Works a card out. Pure: the same template, formulas, plays, corrections, engine and culture give the same bytes. */
export function computeCard(
  template: StoredTemplate,
  allFormulas: readonly StoredFormula[],
  plays: readonly EndedPlay[],
  corrections: readonly Correction[] = [],
  engine: EngineVersion = ENGINE_VERSION,
  culture: PinnedCulture | null = null,
): ComputedCard {
  const counted = new Set(
    plays.flatMap(({ tasks }) => tasks.flatMap((task) => formulasOfTask(allFormulas, task))),
  );
  const used = allFormulas.filter((formula) => counted.has(formula));
  const pins = pinsOf(template, used, plays, corrections, engine, culture);
  const formulas = withCorrections(runFormulas(used, plays, engine), corrections);
  const data_point_responses = byDataPoint(formulas);
  const insufficient_play_ids = plays.filter((play) => !isPlayScorable(play)).map((play) => play.id);
  const base = { pins, inputs_digest: digestOf(pins), formulas, data_point_responses, insufficient_play_ids };
  try {
    const played = scoreResponses(template.definition, responsesOf(data_point_responses), { engine });
    const scored = withCulture(played, culture);
    const toldOfPlays = toldOf(template, played, formulas, used, engine);
    const told = scored.culture === undefined ? toldOfPlays : toldBesideCulture(toldOfPlays);
    const isBanded = told.scales === undefined || told.scales === null || hasBand(told.scales.job_fit);
    const result = isBanded ? scored : { ...scored, band: null };
    const result_digest = digestOf({ data_point_responses, result, ...told });
    return { ...base, result, ...told, result_digest, error: '' };
  } catch (error) {
    if (!(error instanceof ScoringError)) throw error;
    return {
      ...base,
      result: null,
      uncertainty: null,
      ...(engine !== '1' && { scales: null }),
      result_digest: null,
      error: `${error.code}: ${error.subject_id}`,
    };
  }
}

/** The card in the specification's shape, with the categories by id. */
export function cardData(template: StoredTemplate, card: ComputedCard) {
  if (!card.result) return null;
  return {
    ...scoreCardData(template.definition, card.data_point_responses, card.result),
    scorecardCategoryObject: scorecardCategoryObject(template.definition, card.result),
  };
}

/** What of a card is kept beside its data: every step, how exact each number is, and what it means. */
export function traceOf({ formulas, result, uncertainty, scales }: ComputedCard) {
  return { formulas, result, uncertainty, ...(scales !== undefined && { scales }) };
}

/** What of the measures behind a result nobody has confirmed; null: nothing, or no result. */
export function unconfirmedParts({ result, formulas }: ComputedCard): UnconfirmedParts | null {
  const weighed = new Set(
    (result?.categories ?? []).flatMap(({ traits }) =>
      traits.flatMap(({ subtraits }) => subtraits.map(({ subtrait_id }) => subtrait_id)),
    ),
  );
  const open = new Set(
    formulas.flatMap(({ value, subtrait_id, measure }) =>
      value !== null && measure?.unconfirmed && weighed.has(subtrait_id) ? [measure.unconfirmed] : [],
    ),
  );
  const [first = null, ...others] = open;
  return others.length > 0 ? 'both' : first;
}

/** Where the result puts an applicant, and the narrow figures that lists and averages read. */
export function placeOf(result: ScoreResult | null, scales: CardScales | null = null) {
  const subtraits = (result?.categories ?? []).flatMap((category) =>
    category.traits.flatMap((trait) =>
      trait.subtraits.map((subtrait) => ({
        id: subtrait.subtrait_id,
        rank: subtrait.rank,
        score: subtrait.score,
        overall_weight: category.weightage * trait.trait_weightage * subtrait.weightage,
      })),
    ),
  );
  const traits = (result?.categories ?? []).flatMap((category) =>
    category.traits.map((trait) => ({
      id: trait.trait_id,
      score: trait.score,
      scale: scales?.traits[trait.trait_id] ?? null,
    })),
  );
  const job_fit_score = result?.job_fit_score ?? null;
  const coverage = result?.coverage ?? null;
  const ranked: readonly RankedSubtrait[] = subtraits;
  return {
    job_fit_score,
    coverage,
    rank_order: rankOrder({ job_fit_score, coverage, subtrait_scores: subtraitScoresByRank(ranked) }),
    subtraits: subtraits.flatMap(({ id, score }) => (score === null ? [] : [{ id, score }])),
    job_fit_scale: scales?.job_fit ?? null,
    traits: traits.flatMap(({ id, score, scale }) => (score === null ? [] : [{ id, score, scale }])),
  };
}
