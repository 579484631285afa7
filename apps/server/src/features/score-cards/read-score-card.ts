import type { RouteData } from '@tryout/contract/define-route';
import type { readOwnScoreCard, readScoreCard } from '@tryout/contract/score-cards/score-cards';
import type { CardUncertainty } from '@tryout/domain/score-cards/card-uncertainty';
import { type FirstCardUncertainty, toldUncertainty } from '@tryout/domain/score-cards/first-engine';
import type { CardScales } from '@tryout/domain/score-cards/score-scales';
import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import { COVERAGE_PERCENT, type ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { Act, SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import type { EntryWords, Vocabulary } from '../traits/public.ts';
import { vocabulariesOf } from './card-words.ts';
import type { CardPins, FormulaTrace } from './compute-card.ts';
import { integrityFacts } from './integrity-facts.ts';
import { lookRule } from './look-rule.ts';
import { normsOfTraces } from './norms-of-formulas.queries.ts';
import { ownGames } from './own-games.ts';
import { ownSources, sharesOf } from './own-sources.ts';
import { playsOfCard } from './plays-of-card.queries.ts';
import { positionAverages, type ScoreCardRow, templateById } from './score-cards.queries.ts';

interface CardTrace {
  readonly formulas: FormulaTrace[];
  readonly result: ScoreResult | null;
  readonly uncertainty: CardUncertainty | FirstCardUncertainty | null;
  /** Absent on cards of engine 1. */
  readonly scales?: CardScales | null;
}

function wordsFor(vocabulary: Vocabulary, id: string, otherwise: string): EntryWords {
  const { name, definition, low_label, high_label } = vocabulary.get(id) ?? {
    name: otherwise,
    definition: '',
    low_label: '',
    high_label: '',
  };
  return { name, definition, low_label, high_label };
}

/**
 * What the hiring side reads where something is missing. Adjustments are nobody's business who decides, so what they
 * take away is only 'not measured' (product §3.7).
 */
function shownReason(reason: string | null): string | null {
  return reason === 'accommodated' ? 'not_measured' : reason;
}

/** Why a subtrait has no score: the first reason a formula gave for it. */
function reasonFor(
  subtraitId: string,
  formulas: readonly FormulaTrace[],
  otherwise: string | null,
): string | null {
  if (otherwise === 'low_coverage') return otherwise;
  const given = formulas.find((f) => f.subtrait_id === subtraitId && f.value === null && f.reason)?.reason;
  return given ?? otherwise;
}

function categoriesOf(
  template: ScoreTemplate,
  { formulas, uncertainty, scales }: CardTrace,
  result: ScoreResult,
  vocabulary: Vocabulary,
  averages: Readonly<Record<string, number>>,
  tell: (reason: string | null) => string | null,
) {
  return result.categories.map((category, c) => ({
    category_id: category.category_id,
    category:
      vocabulary.get(category.category_id)?.name ?? template.categories[c]?.category ?? category.category_id,
    category_weightage: category.category_weightage,
    boost: category.boost,
    score: category.score,
    scale: scales?.categories[category.category_id] ?? null,
    uncertainty: toldUncertainty(uncertainty?.categories[category.category_id]),
    valueBoost: category.valueBoost,
    weightage: category.weightage,
    used: category.used,
    of: category.of,
    coverage: category.coverage,
    reason: category.reason,
    traits: category.traits.map((trait, t) => {
      const { name, ...words } = wordsFor(
        vocabulary,
        trait.trait_id,
        template.categories[c]?.traits[t]?.trait ?? '',
      );
      return {
        trait_id: trait.trait_id,
        trait: name,
        ...words,
        trait_weightage: trait.trait_weightage,
        score: trait.score,
        scale: scales?.traits[trait.trait_id] ?? null,
        uncertainty: toldUncertainty(uncertainty?.traits[trait.trait_id]),
        used: trait.used,
        of: trait.of,
        coverage: trait.coverage,
        reason: trait.reason,
        position_average: averages[trait.trait_id] ?? null,
        subtraits: trait.subtraits.map((subtrait, s) => {
          const { name: label, ...about } = wordsFor(vocabulary, subtrait.subtrait_id, subtrait.subtrait_id);
          return {
            subtrait_id: subtrait.subtrait_id,
            subtrait: label,
            ...about,
            weightage: subtrait.weightage,
            rank: subtrait.rank,
            score: subtrait.score,
            mean: subtrait.mean,
            target: template.categories[c]?.traits[t]?.subtraits[s]?.target ?? null,
            scale: scales?.subtraits[subtrait.subtrait_id] ?? null,
            uncertainty: toldUncertainty(uncertainty?.subtraits[subtrait.subtrait_id]),
            used: subtrait.used,
            of: subtrait.of,
            reason:
              subtrait.score === null
                ? tell(reasonFor(subtrait.subtrait_id, formulas, subtrait.reason))
                : null,
          };
        }),
      };
    }),
  }));
}

async function opened({ db }: Act, card: ScoreCardRow, language: Language) {
  const pins = card.pins as CardPins;
  const trace = (card.trace ?? { formulas: [], result: null, uncertainty: null }) as CardTrace;
  const template = await templateById(db, pins.score_template.id);
  if (!template) throw notFound();
  const [vocabulary = new Map()] = await vocabulariesOf(
    db,
    [{ created_at: card.created_at, named: template.definition }],
    language,
  );
  return { pins, trace, template: template.definition, vocabulary };
}

/** What culture questions count in a result; null: nothing. */
function cultureOf(result: ScoreResult | null) {
  if (!result?.culture) return null;
  return { ...result.culture, dimensions: [...result.culture.dimensions] };
}

/** A card as the hiring side reads it, down to the formulas and data points. */
export async function recruiterCardOf(
  act: SignedAct,
  { card, is_current }: { readonly card: ScoreCardRow; readonly is_current: boolean },
  language: Language,
): Promise<RouteData<typeof readScoreCard>> {
  const { db } = act;
  const { pins, trace, template, vocabulary } = await opened(act, card, language);
  const [averages, norms, plays, { limits }] = await Promise.all([
    positionAverages(db, card.position_id),
    normsOfTraces(db, trace.formulas),
    playsOfCard(
      db,
      pins.plays.map((play) => play.id),
    ),
    lookRule(db),
  ]);
  const { result } = trace;
  return {
    id: card.id,
    application_id: card.application_id,
    position_id: card.position_id,
    applicant_name: card.applicant_name,
    position_title: card.position_title,
    is_current,
    version: card.version,
    status: card.status,
    superseded_by: card.superseded_by,
    created_at: card.created_at,
    job_fit_score: card.job_fit_score,
    scale: trace.scales?.job_fit ?? null,
    uncertainty: toldUncertainty(trace.uncertainty?.job_fit),
    coverage: card.coverage,
    min_coverage_percent: template.min_coverage_percent ?? COVERAGE_PERCENT.default,
    used: result?.used ?? 0,
    of: result?.of ?? 0,
    reason: result?.reason ?? null,
    error: card.error,
    culture: cultureOf(result),
    position_average: { n: averages.n, job_fit: averages.job_fit },
    categories: result ? categoriesOf(template, trace, result, vocabulary, averages.traits, shownReason) : [],
    formulas: trace.formulas.map((formula, i) => ({
      ...formula,
      reason: shownReason(formula.reason),
      norm: norms[i] ?? null,
      steps: formula.steps as {
        path: string;
        kind: string;
        key: string | null;
        inputs: unknown[];
        result: unknown;
        missing: string | null;
      }[],
    })),
    data_points: plays.flatMap((play) =>
      play.data_points.map((point) => ({
        ...point,
        missing_reason: shownReason(point.missing_reason),
        play_id: play.id,
      })),
    ),
    plays: plays.map(({ data_points: _points, integrity, ...play }) => ({
      ...play,
      integrity: integrityFacts(
        integrity,
        play.tasks.map((task) => task.key),
        limits,
      ),
      incidents:
        integrity.incidents?.map(({ kind, task_index, at, lasted_ms }) => ({
          kind,
          task_key: play.tasks[task_index]?.key ?? '',
          at,
          lasted_ms,
        })) ?? null,
    })),
    pins: {
      engine_version: pins.engine_version,
      score_template: pins.score_template,
      formulas: [...pins.formulas],
    },
    inputs_digest: card.inputs_digest,
    result_digest: card.result_digest,
    score_card_data: card.score_card_data as RouteData<typeof readScoreCard>['score_card_data'],
  };
}

/** A card as the candidate reads it. */
export async function candidateCardOf(
  act: Act,
  card: ScoreCardRow,
  language: Language,
): Promise<RouteData<typeof readOwnScoreCard>> {
  const { db } = act;
  const { pins, trace, template, vocabulary } = await opened(act, card, language);
  const [plays, norms] = await Promise.all([
    playsOfCard(
      db,
      pins.plays.map((play) => play.id),
    ),
    normsOfTraces(db, trace.formulas),
  ]);
  const { result } = trace;
  // Adjustments are the person's own, so to them the reason is told as it is.
  const categories = result ? categoriesOf(template, trace, result, vocabulary, {}, (reason) => reason) : [];
  const subtraits = categories.flatMap(({ traits }) => traits.flatMap((trait) => trait.subtraits));
  const seen = new Map(
    plays.flatMap((play) => play.tasks.map(({ key, name }) => [key, { key, name }] as const)),
  );
  return {
    id: card.id,
    application_id: card.application_id,
    position_title: card.position_title,
    organization_name: card.organization_name,
    created_at: card.created_at,
    version: card.version,
    job_fit_score: card.job_fit_score,
    scale: trace.scales?.job_fit ?? null,
    uncertainty: toldUncertainty(trace.uncertainty?.job_fit),
    culture: cultureOf(result),
    used: result?.used ?? 0,
    of: result?.of ?? 0,
    reason: result?.reason ?? null,
    categories: categories.map(({ valueBoost, ...category }) => {
      const traitShares = sharesOf(category.traits, (trait) => trait.trait_weightage);
      return {
        ...category,
        share: category.score === null ? null : category.weightage,
        counted: valueBoost,
        traits: category.traits.map((trait, t) => {
          const shares = sharesOf(trait.subtraits, (subtrait) => subtrait.weightage);
          return {
            ...trait,
            share: traitShares[t] ?? null,
            subtraits: trait.subtraits.map((subtrait, s) => ({
              ...subtrait,
              share: shares[s] ?? null,
              sources: ownSources(plays, trace.formulas, norms, subtrait.subtrait_id),
            })),
          };
        }),
      };
    }),
    tasks: [...seen.values()],
    games: ownGames(plays, trace.formulas, subtraits),
  };
}
