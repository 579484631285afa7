import { Button, TextInput } from '@mantine/core';
import type { QuestionRuleDraft } from '@tryout/contract/ai-assist/ai-assist';
import { DRAFT_LIMITS } from '@tryout/domain/ai-assist/ai-kinds';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { useDraftRule, useSettleDraft } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { AnsweredBy } from './answered-by.tsx';

interface RuleDraftProps {
  readonly positionId: string;
  readonly onUse: (question: QuestionRuleDraft['question']) => void;
}

/** Drafts a question with a rule from a sentence; a person adds it to the others and changes it there. */
export function RuleDraft({ positionId, onUse }: RuleDraftProps) {
  const t = useText(messages);
  const language = useLocale() === 'ar' ? 'ar' : 'en';
  const [sentence, setSentence] = useState('');
  const draft = useDraftRule();
  const settle = useSettleDraft();
  const made = draft.data;
  const error = draft.error ?? settle.error;
  return (
    <Stack>
      <p className={classes.quiet}>{t('ai.rule_about')}</p>
      <TextInput
        label={t('ai.rule_sentence')}
        value={sentence}
        maxLength={DRAFT_LIMITS.sentence}
        dir="auto"
        error={error instanceof ApiError ? (error.field('sentence') ?? error.message) : error?.message}
        onChange={(event) => setSentence(event.currentTarget.value)}
      />
      <Row>
        <Button
          variant="default"
          loading={draft.isPending}
          disabled={sentence.trim() === ''}
          onClick={() => draft.mutate({ position_id: positionId, sentence: sentence.trim(), language })}
        >
          {t('ai.draft_rule')}
        </Button>
      </Row>
      {made && (
        <Stack>
          <strong>{t('ai.draft_mark')}</strong>
          <p dir="auto">{made.question.label}</p>
          <p>
            {made.question.operand === null
              ? t(made.question.operator === 'is_true' ? 'ai.rule_if_yes' : 'ai.rule_if_no', {
                  action: t(`ai.rule_action.${made.question.action}`),
                })
              : t(made.question.operator === 'gte' ? 'ai.rule_if_least' : 'ai.rule_if_less', {
                  count: made.question.operand,
                  action: t(`ai.rule_action.${made.question.action}`),
                })}
          </p>
          <AnsweredBy {...made} />
          <Row>
            <Button
              loading={settle.isPending}
              onClick={() =>
                settle.mutate(
                  { ai_run_id: made.ai_run_id, taken: true, text: made.question.label },
                  {
                    onSuccess: () => {
                      onUse(made.question);
                      draft.reset();
                      setSentence('');
                    },
                  },
                )
              }
            >
              {t('ai.add_question')}
            </Button>
            <Button
              variant="default"
              disabled={settle.isPending}
              onClick={() =>
                settle.mutate(
                  { ai_run_id: made.ai_run_id, taken: false, text: '' },
                  { onSuccess: () => draft.reset() },
                )
              }
            >
              {t('ai.discard_draft')}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
