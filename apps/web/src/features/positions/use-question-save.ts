import { useQueryClient } from '@tanstack/react-query';
import { type PositionQuestion, setPositionQuestions } from '@tryout/contract/positions/position-questions';
import { useRef, useState } from 'react';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { useAutosave } from '../../ui/forms/use-autosave.ts';
import { toast } from '../../ui/states/toast.ts';
import { positionQuery, positionQuestionsQuery } from './positions.api.ts';
import {
  draftsOf,
  firstLack,
  type QuestionDraft,
  sentOf,
  withIds,
  withoutDangling,
} from './question-draft.ts';

/** The questions of a position while they are edited; stored as a whole whenever all of them are complete. */
export function useQuestionSave(positionId: string, stored: readonly PositionQuestion[]) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState(() => draftsOf(stored));
  // Ids that came meanwhile, by key, so that nothing is stored twice: here at once, on the page a moment later.
  const given = useRef(new Map<string, string>());
  const autosave = useAutosave<{ drafts: QuestionDraft[] }>(async ({ drafts: sent }) => {
    const known = sent.map((draft) => ({ ...draft, id: draft.id ?? given.current.get(draft.key) }));
    const { data, message } = await callRouteForMessage(setPositionQuestions, {
      params: { position_id: positionId },
      body: { questions: sentOf(known) },
    });
    known.forEach(({ key }, at) => {
      const id = data.questions[at]?.id;
      if (id !== undefined) given.current.set(key, id);
    });
    client.setQueryData(positionQuestionsQuery(positionId).queryKey, data);
    setDrafts((now) => withIds(now, known, data.questions));
    if (message) toast.say({ message });
    await client.invalidateQueries({ queryKey: positionQuery(positionId).queryKey });
  });
  const change = (next: readonly QuestionDraft[]) => {
    const whole = withoutDangling(next);
    setDrafts(whole);
    if (firstLack(whole) === null) autosave.change({ drafts: whole });
  };
  return { drafts, change, autosave, lack: firstLack(drafts) };
}
