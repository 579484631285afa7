import type {
  EventFeedback,
  FeedbackAgreement,
  SentFeedback,
} from '@tryout/contract/interviews/event-feedback';
import { maskText } from '@tryout/domain/applicants/masked-name';
import { profileAgreement, spreadOf } from '@tryout/domain/interviews/agreement';
import { agreementOf, recommendationValue } from '@tryout/domain/interviews/feedback';
import { wordsFor } from '@tryout/domain/interviews/kit/kit-question';
import type { Language } from '../../../platform/language/language.ts';
import type { ParticipantRecord } from '../events.queries.ts';
import type { KitItemRecord, MeasuredApplicant } from '../kit/kit.queries.ts';
import type { EarlierFeedback, FeedbackContent, FeedbackRecord } from './feedback.queries.ts';

/** What is known of the judgements of one event. */
export interface KnownFeedback {
  readonly people: readonly ParticipantRecord[];
  readonly all: readonly FeedbackRecord[];
  readonly earlier: readonly EarlierFeedback[];
  readonly items: readonly KitItemRecord[];
  readonly traits: EventFeedback['traits'];
}

/** Who reads judgements. */
export interface FeedbackReader {
  readonly user_id: string;
  readonly language: Language;
  /** Whose name is taken out of what others wrote; null: the reader may know it. */
  readonly masked:
    | (Pick<MeasuredApplicant, 'applicant_name' | 'applicant_email'> & { readonly id: string })
    | null;
}

/** Those of the hiring side who are asked: all but who declined and has not judged either. */
export function askedOf(people: readonly ParticipantRecord[]): ParticipantRecord[] {
  return people.filter(
    (each) => each.kind !== 'candidate' && (each.response !== 'declined' || each.has_sent_feedback),
  );
}

type Judgements = Pick<
  EventFeedback,
  'traits' | 'questions' | 'others' | 'sent' | 'asked' | 'missing' | 'agreement'
>;

/**
 * The judgements of one event as somebody may know them: who takes part sees those of others once the own is sent, who
 * only looks on at once. Drafts and private notes are their writer's alone.
 */
export function judgementsOf(known: KnownFeedback, reader: FeedbackReader): Judgements {
  const { people, all, traits, items } = known;
  const asked = askedOf(people);
  const sent = all.filter((each) => each.sent_at !== null);
  const takesPart = people.some((each) => each.user_id === reader.user_id && each.kind !== 'candidate');
  const isShown = !takesPart || sent.some((each) => each.user_id === reader.user_id);
  const others = sent.filter((each) => each.user_id !== reader.user_id);
  return {
    traits,
    questions: items.map(({ key, kind, wording }) => ({
      key,
      kind,
      question: wordsFor(wording, reader.language).question,
    })),
    others: isShown ? others.map((each) => sentView(each, known, reader)) : null,
    sent: sent.length,
    asked: Math.max(asked.length, sent.length),
    missing: asked.filter((each) => !each.has_sent_feedback).map(({ user_id, name }) => ({ user_id, name })),
    agreement: isShown ? agreementView(sent, traits) : null,
  };
}

function sentView(record: FeedbackRecord, known: KnownFeedback, reader: FeedbackReader): SentFeedback {
  return {
    user_id: record.user_id,
    name: record.name,
    ...masked(record, reader),
    sent_at: record.sent_at,
    updated_at: record.updated_at,
    earlier: earlierOf(record, known).map((each) => ({ ...masked(each.content, reader), at: each.at })),
  };
}

/** What somebody's feedback said before, newest first. */
export function earlierOf(
  of: Pick<FeedbackRecord, 'event_id' | 'user_id'>,
  { earlier }: Pick<KnownFeedback, 'earlier'>,
): EarlierFeedback[] {
  return earlier.filter((each) => each.event_id === of.event_id && each.user_id === of.user_id);
}

/** Content without the applicant's name, where the reader must not know it. */
function masked({ recommendation, ratings, answers, note }: FeedbackContent, reader: FeedbackReader) {
  const { masked: person } = reader;
  const say = (words: string) => (person === null ? words : maskText(words, person));
  return {
    recommendation,
    ratings: ratings.map((each) => ({ ...each, words: say(each.words) })),
    answers: answers.map((each) => ({ ...each, words: say(each.words) })),
    note: say(note),
  };
}

function agreementView(sent: readonly FeedbackRecord[], traits: EventFeedback['traits']): FeedbackAgreement {
  const given = sent.flatMap((each) => each.recommendation ?? []);
  const rated = sent.map(
    ({ ratings }) =>
      new Map(
        ratings.flatMap((each) => (each.rating === null ? [] : [[each.trait_id, each.rating] as const])),
      ),
  );
  const icc = profileAgreement(rated);
  return {
    words: agreementOf(given),
    overall: spreadOf(given.map(recommendationValue)),
    traits: traits.flatMap(({ trait_id }) => {
      const spread = spreadOf(rated.flatMap((each) => each.get(trait_id) ?? []));
      return spread ? [{ trait_id, spread }] : [];
    }),
    profile: icc,
  };
}
