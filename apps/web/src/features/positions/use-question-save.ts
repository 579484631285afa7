import { useQueryClient } from '@tanstack/react-query';
import { type PositionQuestion, setPositionQuestions } from '@tryout/contract/position-questions';
import { useEffectEvent, useState } from 'react';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { toast } from '../../ui/toast.ts';
import { useAutosave } from '../../ui/use-autosave.ts';
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
  const latest = useEffectEvent(() => drafts);
  const autosave = useAutosave<{ drafts: QuestionDraft[] }>(async ({ drafts: sent }) => {
    // Ids that came meanwhile, so that nothing is stored twice.
    const ids = new Map(latest().map((draft) => [draft.key, draft.id]));
    const known = sent.map((draft) => ({ ...draft, id: draft.id ?? ids.get(draft.key) }));
    const { data, message } = await callRouteForMessage(setPositionQuestions, {
      params: { position_id: positionId },
      body: { questions: sentOf(known) },
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
