import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listTemplateCards } from '@tryout/contract/score-templates/score-template-trials';
import { meansOfBytes } from '@tryout/domain/score-cards/mean-bytes';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { meanLayouts, newestCards } from './means.queries.ts';

/** Enough to find an ordinary and an unusual one. */
const CARDS = 20;

/** Real cards to look at a template with; the platform's look without names. */
export async function cardsToPreview(
  { db, actor }: SignedAct,
  { position_id }: RouteQuery<typeof listTemplateCards>,
): Promise<RouteData<typeof listTemplateCards>> {
  const isPlatform = actor.user_type === 'super_admin';
  if (isPlatform && position_id !== undefined) throw notFound();
  const of = position_id === undefined ? { everybody: true as const } : { position_id };
  const cards = await newestCards(db, of, actor, CARDS);
  const layouts = await meanLayouts(db);
  return {
    cards: cards.map(({ name, made_at, job_fit_score, layout_id, means }) => {
      const values = meansOfBytes(means);
      const ids = layouts.get(layout_id) ?? [];
      return {
        name: isPlatform ? null : name,
        made_at,
        job_fit_score,
        means: ids.map((subtrait_id, i) => ({ subtrait_id, mean: values[i] ?? null })),
      };
    }),
  };
}
