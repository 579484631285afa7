import type { RouteBody } from '@tryout/contract/define-route';
import type { InterviewKit, updateKit as route } from '@tryout/contract/interviews/interview-kit';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { isDeadEnd } from '@tryout/domain/interviews/interviewable';
import { UNDETERMINED, wordsFor } from '@tryout/domain/interviews/kit/kit-question';
import type { SignedAct } from '../../../platform/act.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language/language.ts';
import { type EventRecord, insertChange } from '../events.queries.ts';
import { holdEvent } from '../held-event.ts';
import { interviewsSay } from '../interviews.messages.ts';
import { findAnswered, type KitItemRecord, storeKit } from './kit.queries.ts';
import { askers, type FoundKit, findKitOf } from './kit-of-event.ts';
import { kitView } from './kit-view.ts';

type Items = NonNullable<RouteBody<typeof route>['items']>;

/** Changes who asks what. Questions that somebody took notes on stay, whoever wants them gone. */
export async function changeKit(
  act: SignedAct,
  id: string,
  body: RouteBody<typeof route>,
  language: Language,
): Promise<InterviewKit> {
  const { db, actor, services } = act;
  const at = services.now();
  const event = await holdEvent(act, id);
  const found = await findKitOf(db, event);
  if (found.kit.version !== body.version) {
    throw new Refusal('conflict', interviewsSay('interviews.changed_meanwhile'));
  }
  refuseEnded(event);
  const items = body.items === null ? found.proposal.items : chosen(found, body.items);
  await refuseLosingNotes(act, event, found, { items, language });
  const basis = body.items === null ? found.proposal.basis : found.kit.basis;
  await storeKit(db, event, { items, basis }, actor.user_id, at);
  await insertChange(db, event, { actor_id: actor.user_id, actor_kind: 'team', action: 'kit' }, at);
  return kitView(act, event, language);
}

function refuseEnded(event: EventRecord): void {
  if (event.status === 'cancelled' || event.status === 'no_show') {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.is_over'));
  }
  if (isDeadEnd(event.application_status as ApplicationStatus)) {
    throw new Refusal('refused_by_rule', interviewsSay('interviews.feedback_is_closed'));
  }
}

function chosen({ kit, offered, people }: FoundKit, wanted: Items): KitItemRecord[] {
  if (new Set(wanted.map((each) => each.key)).size < wanted.length) {
    throw invalidField('items', interviewsSay('interviews.question_twice'));
  }
  const known = new Set(askers(people).map((each) => each.user_id));
  return wanted.map(({ key, assigned_to, own }, at) => {
    if (assigned_to !== null && !known.has(assigned_to)) {
      throw invalidField(`items.${at}.assigned_to`, interviewsSay('interviews.not_taking_part'));
    }
    const before =
      kit.items.find((each) => each.key === key) ?? offered.find((each) => each.key === key) ?? null;
    if (!own) {
      if (!before) throw invalidField(`items.${at}.key`, interviewsSay('interviews.question_unknown'));
      return { ...before, assigned_to };
    }
    const { trait_id, question, probes, anchors } = own;
    return {
      key,
      kind: before?.kind ?? 'own',
      origin: 'event',
      trait_id,
      subtrait_id: before?.trait_id === trait_id ? before.subtrait_id : null,
      wording: { [UNDETERMINED]: { question, probes, anchors } },
      assigned_to,
    };
  });
}

async function refuseLosingNotes(
  act: SignedAct,
  event: EventRecord,
  { kit }: FoundKit,
  { items, language }: { readonly items: readonly KitItemRecord[]; readonly language: Language },
): Promise<void> {
  const answered = new Set(await findAnswered(act.db, event.id));
  const lost = kit.items.find(
    (each) => answered.has(each.key) && !items.some((kept) => kept.key === each.key),
  );
  if (!lost) return;
  throw new Refusal(
    'refused_by_rule',
    interviewsSay('interviews.question_has_notes', { question: wordsFor(lost.wording, language).question }),
  );
}
