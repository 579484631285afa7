import type { previewCorrection } from '@tryout/contract/corrections/corrections';
import type { RouteData } from '@tryout/contract/define-route';
import type { Correction } from '@tryout/domain/score-cards/corrected-responses';
import type { ScoreResult } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { type CurrentCard, currentCardOf, type FormulaTrace, workOutCard } from '../score-cards/public.ts';
import { entryNames } from '../traits/public.ts';
import { correctionsSay } from './corrections.messages.ts';

/** What a correction does to a card. */
export type Effect = RouteData<typeof previewCorrection>;

/** Opens the current card. @throws Refusal where there is none yet */
export async function openCard(db: Db, applicationId: string): Promise<CurrentCard> {
  const card = await currentCardOf(db, applicationId);
  if (!card) throw new Refusal('refused_by_rule', correctionsSay('corrections.no_card'));
  return card;
}

/** Names one response of a card; the play only where the same task was played more than once. */
export interface AskedPlace {
  readonly data_point_id: string;
  readonly subtrait_id: string;
  readonly play_id?: string | undefined;
  readonly task_index?: number | undefined;
}

/** The response that is meant. @throws Refusal where there is none, or more than one */
export function responseAt(card: CurrentCard, asked: AskedPlace): FormulaTrace {
  const meant = card.responses.filter(
    (each) =>
      each.data_point === asked.data_point_id &&
      each.subtrait_id === asked.subtrait_id &&
      (asked.play_id === undefined || each.play_id === asked.play_id) &&
      (asked.task_index === undefined || each.task_index === asked.task_index),
  );
  const [only, another] = meant;
  if (only === undefined) throw notFound();
  if (another !== undefined) {
    throw invalidField('play_id', correctionsSay('corrections.which_play'));
  }
  return only;
}

interface Named {
  readonly kind: Effect['changes'][number]['kind'];
  readonly id: string;
  readonly name: string;
  readonly score: number | null;
}

function scoresOf(
  template: ScoreTemplate,
  result: ScoreResult | null,
  nameOf: (id: string) => string | undefined,
): Named[] {
  return (result?.categories ?? []).flatMap((category, c) => {
    const named = template.categories[c];
    return [
      {
        kind: 'category' as const,
        id: category.category_id,
        name: named?.category ?? category.category_id,
        score: category.score,
      },
      ...category.traits.flatMap((trait) => [
        {
          kind: 'trait' as const,
          id: trait.trait_id,
          name: nameOf(trait.trait_id) ?? '',
          score: trait.score,
        },
        ...trait.subtraits.map((subtrait) => ({
          kind: 'subtrait' as const,
          id: subtrait.subtrait_id,
          name: nameOf(subtrait.subtrait_id) ?? '',
          score: subtrait.score,
        })),
      ]),
    ];
  });
}

/** What a card would become with a correction; nothing is stored. */
export async function effectOf(
  db: Db,
  applicationId: string,
  card: CurrentCard,
  correction: Correction,
): Promise<Effect> {
  const names = await entryNames(db);
  const after = await workOutCard(db, applicationId, card.template_id, [correction]);
  const nameOf = (id: string) => names.get(id);
  const before = scoresOf(after.template.definition, card.result, nameOf);
  const next = scoresOf(after.template.definition, after.card.result, nameOf);
  return {
    job_fit_before: card.job_fit_score,
    job_fit_after: after.card.result?.job_fit_score ?? null,
    changes: next.flatMap(({ score, ...named }) => {
      const old = before.find((each) => each.kind === named.kind && each.id === named.id)?.score ?? null;
      return old === score ? [] : [{ ...named, before: old, after: score }];
    }),
  };
}
