import type { RouteData } from '@tryout/contract/define-route';
import type { readOwnTrends } from '@tryout/contract/score-cards/card-links';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import type { CardUncertainty } from '@tryout/domain/score-cards/card-uncertainty';
import { type FirstCardUncertainty, toldUncertainty } from '@tryout/domain/score-cards/first-engine';
import type { CardScales } from '@tryout/domain/score-cards/score-scales';
import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import { type MeasuredTrait, traitTrend } from '@tryout/domain/score-cards/trait-trend';
import type { SignedAct } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import { vocabulariesOf } from './card-words.ts';
import type { CardPins, FormulaTrace } from './compute-card.ts';
import { type ScoreCardRow, scoreCardsOfCandidate } from './score-cards.queries.ts';

interface TrendTrace {
  readonly formulas: readonly FormulaTrace[];
  readonly result: ScoreResult | null;
  readonly uncertainty: CardUncertainty | FirstCardUncertainty | null;
  readonly scales?: CardScales | null;
}

type TraitResult = ScoreResult['categories'][number]['traits'][number];

interface Point extends MeasuredTrait {
  readonly trait_id: string;
  readonly card: ScoreCardRow;
  readonly scale: ReturnType<typeof scaleOf>;
}

const scaleOf = (trace: TrendTrace, traitId: string) => trace.scales?.traits[traitId] ?? null;

/** What stood behind a trait's number: games, formulas, forms, norms, weights and, where there is one, the target. */
function measureOf(card: ScoreCardRow, trace: TrendTrace, trait: TraitResult): string {
  const parts = trait.subtraits.filter(({ score }) => score !== null);
  const { score_template } = card.pins as CardPins;
  return canonicalJson({
    scale: scaleOf(trace, trait.trait_id),
    parts: parts.map(({ subtrait_id, weightage, score, mean }) => ({
      subtrait_id,
      weightage: parts.length > 1 ? weightage : 1,
      // A target moves the number, and only the template says which it was.
      template: score === mean ? null : score_template.id,
    })),
    formulas: formulasOf(trace, trait)
      .map(({ formula_key, formula_version, task_key, subtrait_id, measure }) =>
        canonicalJson({
          formula_key,
          formula_version,
          task_key,
          subtrait_id,
          norm: measure?.norm ?? null,
          form: measure?.form ?? null,
        }),
      )
      .sort(),
  });
}

function formulasOf(trace: TrendTrace, trait: TraitResult): readonly FormulaTrace[] {
  const own = new Set(trait.subtraits.map(({ subtrait_id }) => subtrait_id));
  return trace.formulas.filter(({ subtrait_id, value }) => value !== null && own.has(subtrait_id));
}

/** Which plays a trait's number comes from; a brought play has the digest of the one it is a copy of. */
function sittingOf(card: ScoreCardRow, trace: TrendTrace, trait: TraitResult): string {
  const { plays } = card.pins as CardPins;
  const ids = new Set(formulasOf(trace, trait).map(({ play_id }) => play_id));
  return plays
    .filter(({ id }) => ids.has(id))
    .map(({ digest }) => digest)
    .sort()
    .join(' ');
}

function pointsOf(card: ScoreCardRow): Point[] {
  const trace = card.trace as TrendTrace | null;
  if (!trace?.result) return [];
  return trace.result.categories.flatMap((category) =>
    category.traits.flatMap((trait) =>
      trait.score === null
        ? []
        : {
            trait_id: trait.trait_id,
            card,
            score: trait.score,
            scale: scaleOf(trace, trait.trait_id),
            uncertainty: toldUncertainty(trace.uncertainty?.traits[trait.trait_id]),
            measure: measureOf(card, trace, trait),
            sitting: sittingOf(card, trace, trait),
          },
    ),
  );
}

/** A candidate's traits over their plays, those that two plays or more measured, by name. */
export async function ownTrends(
  { db, actor }: SignedAct,
  language: Language,
): Promise<RouteData<typeof readOwnTrends>> {
  const oldestFirst = (await scoreCardsOfCandidate(db, actor.user_id)).reverse();
  const points = oldestFirst.flatMap(pointsOf);
  const trends = [...Map.groupBy(points, ({ trait_id }) => trait_id)].flatMap(([trait_id, measured]) => {
    const trend = traitTrend(measured);
    return trend.length === 0 ? [] : { trait_id, trend };
  });
  // One name for each trait, that of the newest card.
  const vocabularies = await vocabulariesOf(
    db,
    oldestFirst.map(({ created_at, trace }) => ({
      created_at,
      named: (trace as TrendTrace | null)?.result ?? null,
    })),
    language,
  );
  const nameOf = (id: string) =>
    vocabularies.findLast((vocabulary) => vocabulary.has(id))?.get(id)?.name ?? id;
  return {
    traits: trends
      .map(({ trait_id, trend }) => ({
        trait_id,
        trait: nameOf(trait_id),
        points: trend.map(({ card, score, scale, likely, change }) => ({
          score_card_id: card.id,
          position_title: card.position_title,
          at: card.created_at,
          score,
          scale,
          likely,
          change,
        })),
      }))
      .sort((one, other) => one.trait.localeCompare(other.trait, language)),
  };
}
