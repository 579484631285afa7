import { Button } from '@mantine/core';
import type { InterviewQuestionsDraft } from '@tryout/contract/ai-assist/ai-assist';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useDraftQuestions, useSettleDraft } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { AnsweredBy } from './answered-by.tsx';

type Item = InterviewQuestionsDraft['items'][number];

interface QuestionsDraftProps {
  readonly eventId: string;
  /** Keys of the questions that are in the kit. */
  readonly taken: ReadonlySet<string>;
  /** How many more fit. */
  readonly room: number;
  readonly onUse: (items: readonly Item[]) => void;
}

/** Proposes further questions on what the card shows weakest and strongest; a person chooses which to ask. */
export function QuestionsDraft({ eventId, taken, room, onUse }: QuestionsDraftProps) {
  const t = useText(messages);
  const draft = useDraftQuestions(eventId);
  return (
    <Stack>
      <Row>
        <Button variant="default" loading={draft.isPending} onClick={() => draft.mutate(undefined)}>
          {t('ai.draft_questions')}
        </Button>
      </Row>
      {draft.error && <Banner tone="danger">{draft.error.message}</Banner>}
      {draft.data && (
        <Chosen
          key={draft.data.ai_run_id}
          draft={draft.data}
          taken={taken}
          room={room}
          onDone={(items) => {
            draft.reset();
            if (items.length > 0) onUse(items);
          }}
        />
      )}
    </Stack>
  );
}

interface ChosenProps extends Pick<QuestionsDraftProps, 'taken' | 'room'> {
  readonly draft: InterviewQuestionsDraft;
  readonly onDone: (items: readonly Item[]) => void;
}

function Chosen({ draft, taken, room, onDone }: ChosenProps) {
  const t = useText(messages);
  const offered = draft.items.filter(({ key }) => !taken.has(key));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const settle = useSettleDraft();
  const items = offered.filter(({ key }) => chosen.has(key));
  const end = (kept: readonly Item[]) =>
    settle.mutate(
      {
        ai_run_id: draft.ai_run_id,
        taken: kept.length > 0,
        text: kept.map(({ question }) => question).join('\n'),
      },
      { onSuccess: () => onDone(kept) },
    );
  if (offered.length === 0) return <p>{t('ai.no_more_questions')}</p>;
  return (
    <Stack>
      <strong>{t('ai.draft_mark')}</strong>
      {offered.map((item) => (
        <CheckBox
          key={item.key}
          label={`${item.question} · ${item.trait} · ${t(`ai.reason.${item.reason}`)}`}
          checked={chosen.has(item.key)}
          onChange={(checked) => {
            const next = new Set(chosen);
            if (checked) next.add(item.key);
            else next.delete(item.key);
            setChosen(next);
          }}
        />
      ))}
      <AnsweredBy {...draft} />
      <p className={classes.quiet}>{t('ai.questions_about')}</p>
      {settle.error && <Banner tone="danger">{settle.error.message}</Banner>}
      <Row>
        <Button
          loading={settle.isPending}
          disabled={items.length === 0 || items.length > room}
          onClick={() => end(items)}
        >
          {t('ai.add_questions', { count: items.length })}
        </Button>
        <Button variant="default" disabled={settle.isPending} onClick={() => end([])}>
          {t('ai.discard_draft')}
        </Button>
      </Row>
    </Stack>
  );
}
