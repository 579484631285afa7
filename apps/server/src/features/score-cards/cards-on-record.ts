import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Language } from '../../platform/language/language.ts';
import type { CardPins } from './compute-card.ts';
import { type IntegrityFact, integrityFacts } from './integrity-facts.ts';
import { lookRule } from './look-rule.ts';
import { playsOfCard } from './plays-of-card.queries.ts';
import { recruiterCardOf } from './read-score-card.ts';
import { cardIdsOfApplication, scoreCardsById, templateById } from './score-cards.queries.ts';
import { verifyScoreCard, viewOfVerification } from './verify-score-card.ts';

/** Every card of an application, the first one first, as the hiring side reads it, and whether it comes out again. */
export async function cardsOnRecord(act: SignedAct, applicationId: string, language: Language) {
  const { db } = act;
  const ids = await cardIdsOfApplication(db, applicationId);
  const cards = new Map((await scoreCardsById(db, ids)).map((card) => [card.id, card]));
  const templates = new Map<string, { id: string; version: number; definition: ScoreTemplate }>();
  const found = [];
  for (const card of ids.flatMap((id) => cards.get(id) ?? [])) {
    const { score_template } = card.pins as CardPins;
    const template = await templateById(db, score_template.id);
    if (template) templates.set(template.id, template);
    const is_current = card.superseded_by === null;
    const shown = await recruiterCardOf(act, { card, is_current }, language);
    // Averages are of others, and others than when the card was read; data points are listed with their plays.
    const { position_average: _, applicant_name: __, data_points: ___, plays: ____, ...own } = shown;
    const categories = own.categories.map((category) => ({
      ...category,
      traits: category.traits.map(({ position_average: _average, ...trait }) => trait),
    }));
    const recomputed = viewOfVerification(await verifyScoreCard(act, card), language);
    found.push({ ...own, categories, recomputed });
  }
  return { cards: found, templates: [...templates.values()] };
}

/** A play as the hiring side reads of it: what happened in it and what was measured, never with which adjustments. */
interface PlayOnRecord {
  readonly id: string;
  readonly integrity: readonly IntegrityFact[];
  readonly incidents: readonly object[] | null;
  readonly data_points: readonly object[];
  readonly tasks: readonly { readonly key: string; readonly version: string; readonly name: string }[];
}

/** Facts and data points of plays, whether a card was made of them or not. */
export async function playsOnRecord(db: Db, ids: readonly string[]): Promise<PlayOnRecord[]> {
  const { limits } = await lookRule(db);
  return (await playsOfCard(db, ids)).map(({ id, tasks, integrity, data_points }) => ({
    id,
    tasks: tasks.map(({ key, version, name }) => ({ key, version, name })),
    integrity: integrityFacts(
      integrity,
      tasks.map((task) => task.key),
      limits,
    ),
    incidents:
      integrity.incidents?.map(({ kind, task_index, at, lasted_ms }) => ({
        kind,
        task_key: tasks[task_index]?.key ?? '',
        at,
        lasted_ms,
      })) ?? null,
    data_points: data_points.map((point) => ({
      ...point,
      missing_reason: point.missing_reason === 'accommodated' ? 'not_measured' : point.missing_reason,
    })),
  }));
}
