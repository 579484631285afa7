import { useQueryClient } from '@tanstack/react-query';
import { saveAnswers } from '@tryout/contract/applications/applications';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { callRoute } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { setQueuedChanges } from '../../platform/offline.ts';
import { answerIssue } from './answer-check.ts';
import { AnswerDrafts, type DraftState } from './answer-drafts.ts';
import { type Answer, type Application, applicationQuery } from './applications.api.ts';
import { browserDraftStore } from './draft-store.ts';

/** The answers of an application as they are being given, saved behind the scenes. */
export interface Answers {
  readonly of: (questionId: string) => Answer;
  readonly set: (questionId: string, value: Answer) => void;
  /** Takes over an answer that reached the server on its own way (a file). */
  readonly arrived: (questionId: string, value: Answer) => void;
  readonly flush: () => Promise<boolean>;
  readonly state: DraftState;
  readonly saved_at: Date | undefined;
}

/** Keeps answers in the browser and at the server; what does not fit its question waits here until it does. */
export function useAnswers(application: Application): Answers {
  const client = useQueryClient();
  const { application_id, questions } = application;
  const [values, setValues] = useState<Readonly<Record<string, Answer>>>({});
  const [state, setState] = useState<DraftState>('idle');
  const [savedAt, setSavedAt] = useState<Date>();
  const changed = useEffectEvent((next: DraftState, waiting: number) => {
    setState(next);
    setQueuedChanges(next === 'queued' ? waiting : 0);
    if (next === 'saved') setSavedAt(new Date());
  });
  const report = useRef<(next: DraftState, waiting: number) => void>(() => undefined);
  const drafts = useMemo(
    () =>
      new AnswerDrafts(application_id, {
        store: browserDraftStore,
        send: async (answers) => {
          const body = {
            application_id,
            answers: answers.map(({ position_question_id, value }) => ({ position_question_id, value })),
          };
          client.setQueryData(
            applicationQuery(application_id).queryKey,
            await callRoute(saveAnswers, { body }),
          );
        },
        isUnreachable: (error) => error instanceof ApiError && (error.status === 0 || error.status >= 500),
        onChange: (next, waiting) => report.current(next, waiting),
        now: () => Date.now(),
      }),
    [application_id, client],
  );
  const restore = useEffectEvent(async () => {
    const known = new Map(questions.map((one) => [one.position_question_id, one.answered_at]));
    const back = await drafts.restore((id) => known.get(id) ?? null);
    if (back.length === 0) return;
    setValues((now) => ({
      ...Object.fromEntries(back.map((d) => [d.position_question_id, d.value])),
      ...now,
    }));
  });
  useEffect(() => {
    report.current = (next, waiting) => changed(next, waiting);
    void restore();
    const online = () => void drafts.flush();
    const leave = () => void drafts.flush();
    window.addEventListener('online', online);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', leave);
      void drafts.flush();
      setQueuedChanges(0);
    };
  }, [drafts]);

  const byId = new Map(questions.map((question) => [question.position_question_id, question]));
  return {
    of: (id) => (id in values ? (values[id] ?? null) : (byId.get(id)?.value ?? null)),
    set: (id, value) => {
      const question = byId.get(id);
      setValues((now) => ({ ...now, [id]: value }));
      // Half a date or half an address would only be refused; it is sent as soon as it is whole.
      if (question && answerIssue(question, value, false) === null) drafts.set(id, value);
    },
    arrived: (id, value) => {
      setValues((now) => ({ ...now, [id]: value }));
      void drafts.forget(id);
    },
    flush: () => drafts.flush(),
    state,
    saved_at: savedAt,
  };
}
