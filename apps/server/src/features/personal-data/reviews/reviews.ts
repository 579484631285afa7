import type { RouteBody, RouteData, RouteQuery } from '@tryout/contract/define-route';
import type {
  answerReview as answerRoute,
  askForReview as askRoute,
  listReviews,
  OwnReview,
  Review,
} from '@tryout/contract/personal-data/reviews';
import { chooseReviewer, reviewDueOn } from '@tryout/domain/personal-data/review';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { shownAs } from '../../../platform/http/keyset.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { notifyPeople } from '../../notifications/public.ts';
import { personalDataSay } from '../personal-data.messages.ts';
import { explain, ownReview } from './explain.ts';
import {
  countReviews,
  decidesOn,
  findLastDecision,
  findReviewers,
  findReviews,
  insertReview,
  listRows,
  type ReviewRow,
  storeAnswer,
  storeAssigned,
  storeWithdrawn,
} from './reviews.queries.ts';

/** Asks that a person looks again. @throws Refusal while the same is asked, or where nobody has decided or scored yet */
export async function askForReview(
  act: SignedAct,
  application: RowOfRef<'application'>,
  wish: Pick<RouteBody<typeof askRoute>, 'about' | 'field' | 'proposed' | 'message'>,
): Promise<OwnReview> {
  const { db, services } = act;
  const { can_ask, reviews } = await explain(act, application.id);
  const field = wish.field ?? null;
  if ((wish.about === 'data') !== (field !== null)) {
    throw invalidField('field', personalDataSay('personal-data.field_missing'));
  }
  const isSame = (each: OwnReview) => each.about === wish.about && each.field === field;
  if (reviews.some((each) => isSame(each) && each.status === 'open')) {
    throw new Refusal('conflict', personalDataSay('personal-data.review_waits'));
  }
  if (!can_ask.includes(wish.about)) {
    throw new Refusal('refused_by_rule', personalDataSay('personal-data.nothing_to_review'));
  }
  const decision = await findLastDecision(db, application.id);
  // Correcting data is no second look at a decision: whoever decided may do it.
  const decided_by = wish.about !== 'data' && decision?.actor_kind === 'user' ? decision.actor_id : null;
  const reviewers = await findReviewers(db, application.position_id);
  const assigned_to = chooseReviewer(reviewers, decided_by);
  const asked_at = services.now();
  const due_on = reviewDueOn(asked_at);
  const id = await insertReview(db, {
    id: uuidv7(),
    organization_id: application.organization_id,
    application_id: application.id,
    about: wish.about,
    field,
    proposed: wish.about === 'data' ? wish.proposed : '',
    score_card_id: application.score_card_id,
    message: wish.message,
    asked_at,
    due_on,
    decided_by,
    assigned_to,
  });
  if (id === null) throw new Refusal('conflict', personalDataSay('personal-data.review_waits'));
  await audit(act, {
    event_type: 'create',
    action: 'review.asked',
    target_type: 'application',
    target_id: application.id,
    organization_id: application.organization_id,
    meta: { about: wish.about, ...(field ? { field } : {}), due_on },
  });
  const row = await rowOf(act, id);
  if (assigned_to !== null) {
    await notifyPeople(act, [assigned_to], {
      type: 'review_asked',
      effect_key: `review:${id}`,
      params: { position: row.position_title, due: due_on },
      link: `/user/reviews?review=${id}&application=${application.id}`,
      organization_id: application.organization_id,
      application_id: application.id,
      mail: {},
    });
  }
  return ownReview(row);
}

async function rowOf({ db }: SignedAct, id: string): Promise<ReviewRow> {
  const [row] = await findReviews(db, [id], null);
  if (!row) throw notFound();
  return row;
}

const overNow = () => new Refusal('refused_by_rule', personalDataSay('personal-data.review_over'));

/** The candidate takes a request back. @throws Refusal when it is over */
export async function withdrawReview(act: SignedAct, review: ReviewRow): Promise<void> {
  if (!(await storeWithdrawn(act.db, review.id, act.services.now()))) throw overNow();
  await audit(act, {
    event_type: 'update',
    action: 'review.withdrawn',
    target_type: 'application',
    target_id: review.application_id,
    organization_id: review.organization_id,
  });
}

function view(row: ReviewRow, actor: Actor, today: string): Review {
  const { id, candidate_id: _, organization_id: __, decided_by, assigned_to, applicant_name, ...shown } = row;
  return {
    ...shown,
    review_request_id: id,
    applicant_name: actor.blind_position_ids.has(row.position_id) ? '' : applicant_name,
    overdue: row.status === 'open' && row.due_on < today,
    assigned_to_me: assigned_to === actor.user_id,
    same_person: decided_by !== null && decided_by === assigned_to,
  };
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Requests of positions that the caller may decide on. */
export async function reviewsFor(
  { db, actor, services }: SignedAct,
  query: RouteQuery<typeof listReviews>,
): Promise<RouteData<typeof listReviews>> {
  const reach = decidesOn(actor);
  const today = dayOf(services.now());
  const page = await shownAs(listRows(db, query, { status: query.status, reach }), (row) =>
    view(row, actor, today),
  );
  return { ...page, counts: await countReviews(db, reach, today) };
}

/** Takes a request over. @throws Refusal when it is over */
export async function takeReview(act: SignedAct, review: ReviewRow): Promise<Review> {
  if (!(await storeAssigned(act.db, review.id, act.actor.user_id))) throw overNow();
  await audit(act, {
    event_type: 'update',
    action: 'review.assigned',
    target_type: 'application',
    target_id: review.application_id,
    organization_id: review.organization_id,
  });
  return view(await rowOf(act, review.id), act.actor, dayOf(act.services.now()));
}

/**
 * Answers a request; the candidate is told. @throws Refusal when it is over, or to whoever decided while it is somebody
 * else's turn
 */
export async function answerReview(
  act: SignedAct,
  review: ReviewRow,
  wish: Pick<RouteBody<typeof answerRoute>, 'outcome' | 'answer'>,
): Promise<Review> {
  const { db, actor, services } = act;
  if (review.decided_by === actor.user_id && review.assigned_to !== actor.user_id) {
    throw new Refusal('refused_by_rule', personalDataSay('personal-data.other_person_looks'));
  }
  const at = services.now();
  if (!(await storeAnswer(db, review.id, { ...wish, by: actor.user_id, at }))) throw overNow();
  await audit(act, {
    event_type: 'update',
    action: 'review.answered',
    target_type: 'application',
    target_id: review.application_id,
    organization_id: review.organization_id,
    meta: { outcome: wish.outcome },
  });
  await notifyPeople(act, [review.candidate_id], {
    type: 'review_answered',
    effect_key: `review:${review.id}:answered`,
    params: { position: review.position_title, answer: wish.answer },
    link: `/user/applications/${review.application_id}`,
    organization_id: review.organization_id,
    application_id: review.application_id,
    mail: {},
  });
  return view(await rowOf(act, review.id), actor, dayOf(at));
}
