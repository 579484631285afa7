import type { RouteData } from '@tryout/contract/define-route';
import type { explainApplication, OwnReview } from '@tryout/contract/personal-data/reviews';
import { round6 } from '@tryout/domain/statistics/decimal';
import type { SignedAct } from '../../../platform/act.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { acceptedLanguage, type Language } from '../../../platform/language/language.ts';
import { filled } from '../../../platform/language/words.ts';
import { ownCardsInFull } from '../../score-cards/public.ts';
import { findExplained, findLastDecision, findReviewsOf, type ReviewRow } from './reviews.queries.ts';

const DECIDERS = { user: 'person', api: 'person', candidate: 'candidate', system: 'system' } as const;

/** A request as its candidate sees it. */
export function ownReview(row: ReviewRow): OwnReview {
  const { id, about, field, proposed, message, status, asked_at, due_on, outcome, answer, answered_at } = row;
  return {
    review_request_id: id,
    about,
    field,
    proposed,
    message,
    status,
    asked_at,
    due_on,
    other_person:
      row.decided_by === null || row.status !== 'open' ? null : row.assigned_to !== row.decided_by,
    outcome,
    answer,
    answered_at,
  };
}

/** What counts in a card's job fit: its categories, and culture questions where they count beside what was played. */
function countedIn(card: Awaited<ReturnType<typeof ownCardsInFull>>[number] | undefined, language: Language) {
  const { categories = [], culture = null } = card ?? {};
  const rest = 100 - (culture?.weight ?? 0);
  return [
    ...categories.map(({ category, score, share }) => ({
      category,
      score,
      share: share === null ? null : round6((share * rest) / 100),
    })),
    ...(culture
      ? [
          {
            category: filled(language, 'culture-questions', 'culture.name', {}),
            score: culture.score,
            share: culture.weight / 100,
          },
        ]
      : []),
  ];
}

/** What counted in the decision about an application, from the stored facts. @throws Refusal when it is gone */
export async function explain(
  act: SignedAct,
  applicationId: string,
): Promise<RouteData<typeof explainApplication>> {
  const application = await findExplained(act.db, applicationId);
  if (!application) throw notFound();
  const language = acceptedLanguage(act.actor.locale);
  const [decision, reviews, cards] = [
    await findLastDecision(act.db, applicationId),
    await findReviewsOf(act.db, applicationId),
    application.score_card_id === null ? [] : await ownCardsInFull(act, language),
  ];
  const card = cards.find((each) => each.id === application.score_card_id);
  const isOpen = (about: 'decision' | 'score_card') =>
    reviews.some((review) => review.about === about && review.status === 'open');
  const decided = decision?.actor_kind === 'user';
  return {
    status: application.status,
    decided_at: decision?.at ?? null,
    decided_by: DECIDERS[(decision?.actor_kind ?? '') as keyof typeof DECIDERS] ?? null,
    shared_text: application.disposition_shared_text,
    saw_score_card: decided ? decision.score_card_id_seen !== null : null,
    job_fit_score: card?.job_fit_score ?? null,
    counted: countedIn(card, language).sort((one, other) => (other.share ?? 0) - (one.share ?? 0)),
    rule_suggested: application.has_suggestion,
    reviews: reviews.map(ownReview),
    can_ask: [
      ...(decided && !isOpen('decision') ? (['decision'] as const) : []),
      ...(card && !isOpen('score_card') ? (['score_card'] as const) : []),
      'data' as const,
    ],
  };
}
