import { useQueryClient } from '@tanstack/react-query';
import { type EventFeedback, giveFeedback } from '@tryout/contract/interviews/event-feedback';
import type { Recommendation } from '@tryout/domain/interviews/feedback';
import { useMemo, useRef, useState } from 'react';
import { callRouteForMessage } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { useAutosave } from '../../../ui/forms/use-autosave.ts';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { toast } from '../../../ui/states/toast.ts';
import { type FeedbackBody, feedbackQuery } from './feedback.api.ts';

interface Rated {
  readonly rating: number | null;
  readonly words: string;
}

/** What somebody writes on an interview; ratings by trait, answers by question. */
export interface FeedbackValue {
  readonly recommendation: Recommendation | null;
  readonly ratings: Readonly<Record<string, Rated>>;
  readonly answers: Readonly<Record<string, Rated>>;
  readonly note: string;
  readonly private_note: string;
}

const NOTHING: FeedbackValue = { recommendation: null, ratings: {}, answers: {}, note: '', private_note: '' };

function writtenBy(own: EventFeedback['own']): FeedbackValue {
  if (own === null) return NOTHING;
  const { recommendation, note, private_note } = own;
  return {
    recommendation,
    note,
    private_note,
    ratings: Object.fromEntries(own.ratings.map(({ trait_id, ...rated }) => [trait_id, rated])),
    answers: Object.fromEntries(own.answers.map(({ question_key, ...rated }) => [question_key, rated])),
  };
}

const isSaid = ({ rating, words }: Rated) => rating !== null || words.trim() !== '';

function bodyOf(value: FeedbackValue, version: number, send: boolean): FeedbackBody {
  const said = (rated: Readonly<Record<string, Rated>>) =>
    Object.entries(rated).filter(([, each]) => isSaid(each));
  return {
    version,
    recommendation: value.recommendation,
    note: value.note,
    private_note: value.private_note,
    ratings: said(value.ratings).map(([trait_id, rated]) => ({ trait_id, ...rated })),
    answers: said(value.answers).map(([question_key, rated]) => ({ question_key, ...rated })),
    send,
  };
}

/**
 * Somebody's own feedback while it is written: kept in the browser at once, on the server as a draft shortly after, and
 * sent only on request. What was sent is changed only on request too.
 */
export function useOwnFeedback(eventId: string, feedback: EventFeedback) {
  const client = useQueryClient();
  const { own } = feedback;
  const saved = useMemo(() => writtenBy(own), [own]);
  const draft = useKeptDraft<FeedbackValue>({ key: `feedback:${eventId}`, edit: own?.version ?? 0, saved });
  const latest = useRef(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isSent = own !== null && own.sent_at !== null;

  const store = async (value: FeedbackValue, send: boolean) => {
    const version = Math.max(draft.edit, latest.current);
    const answer = await callRouteForMessage(giveFeedback, {
      params: { event_id: eventId },
      body: bodyOf(value, version, send),
    });
    latest.current = answer.data.own?.version ?? 0;
    client.setQueryData(feedbackQuery(eventId).queryKey, answer.data);
    draft.stored(value, latest.current);
    return answer.message;
  };
  const autosave = useAutosave(async ({ value }: { value: FeedbackValue }) => {
    await store(value, false);
  });
  const isStale = (failure: unknown) => failure instanceof ApiError && failure.code === 'conflict';

  return {
    value: draft.value,
    isSent,
    isChanged: draft.isChanged,
    restored: draft.restored,
    sending,
    error,
    conflict: isStale(error) || isStale(autosave.error),
    saving: { state: autosave.state, at: autosave.at, retry: () => void autosave.flush() },
    change: (value: FeedbackValue) => {
      draft.set(value);
      setError(null);
      if (!isSent) autosave.change({ value });
    },
    discard: () => {
      autosave.forget();
      draft.discard();
      setError(null);
    },
    /** Takes the stored version instead of the own. */
    takeStored: async () => {
      autosave.forget();
      draft.discard();
      setError(null);
      await client.invalidateQueries({ queryKey: feedbackQuery(eventId).queryKey });
    },
    send: async () => {
      setSending(true);
      setError(null);
      try {
        if (!isSent && !(await autosave.flush())) return;
        const message = await store(draft.value, true);
        if (message) toast.say({ message, tone: 'success' });
        await invalidateFeature(client, 'interviews');
      } catch (failure) {
        setError(failure);
      } finally {
        setSending(false);
      }
    },
  };
}

/** Somebody's own feedback while it is written. */
export type OwnFeedback = ReturnType<typeof useOwnFeedback>;
