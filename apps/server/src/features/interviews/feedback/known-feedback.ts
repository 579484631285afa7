import type { SignedAct } from '../../../platform/act.ts';
import type { Language } from '../../../platform/language/language.ts';
import { readerOf } from '../event-names.ts';
import { type EventRecord, findParticipants } from '../events.queries.ts';
import { findKit, findMeasured, findTraits, type MeasuredApplicant } from '../kit/kit.queries.ts';
import { traitsOf } from '../kit/kit-of-event.ts';
import { findEarlier, findFeedback } from './feedback.queries.ts';
import type { FeedbackReader, KnownFeedback } from './judgements.ts';

/** The traits of a template, in its order, named in the reader's language. */
export async function namedTraits(
  { db }: SignedAct,
  measured: MeasuredApplicant | undefined,
  language: Language,
): Promise<{ trait_id: string; name: string }[]> {
  const ids = traitsOf(measured).map((each) => each.trait_id);
  const names = new Map((await findTraits(db, ids, language)).map((each) => [each.id, each.name]));
  return ids.flatMap((trait_id) => {
    const name = names.get(trait_id);
    return name === undefined ? [] : [{ trait_id, name }];
  });
}

/** Who reads the judgements of an event. */
export function feedbackReader(
  { actor }: SignedAct,
  event: Pick<EventRecord, 'candidate_id' | 'position_id' | 'application_id'>,
  measured: MeasuredApplicant | undefined,
  language: Language,
): FeedbackReader {
  const isBlind = readerOf(actor, event) === 'blind' && measured !== undefined;
  return {
    user_id: actor.user_id,
    language,
    masked: isBlind ? { ...measured, id: event.application_id } : null,
  };
}

/** Everything that was said of one event, and who reads it. */
export async function findKnown(
  act: SignedAct,
  event: EventRecord,
  language: Language,
): Promise<{ known: KnownFeedback; reader: FeedbackReader }> {
  const { db } = act;
  const [people, all, earlier, kit, measured] = await Promise.all([
    findParticipants(db, [event.id]),
    findFeedback(db, [event.id]),
    findEarlier(db, [event.id]),
    findKit(db, event.id),
    findMeasured(db, event.application_id),
  ]);
  const traits = await namedTraits(act, measured, language);
  return {
    known: { people, all, earlier, items: kit?.items ?? [], traits },
    reader: feedbackReader(act, event, measured, language),
  };
}
