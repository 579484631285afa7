import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  addCultureQuestion,
  type CultureBankQuestion,
  changeCultureQuestion,
} from '@tryout/contract/culture-questions/culture-questions';
import {
  CULTURE_DIMENSIONS,
  CULTURE_KINDS,
  CULTURE_MOST_SOURCE,
  CULTURE_MOST_TEXT,
} from '@tryout/domain/culture-questions/questions';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { useAddQuestion, useChangeQuestion, useMoveQuestion } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';

type Words = Readonly<Record<string, string>>;

/** Languages that a question is worded in here; others that it has stay as they are. */
const LANGUAGES = ['en', 'ar'] as const;

/** Adds a question, or writes a new version of one; publishes and retires it. */
export function QuestionDialog({
  question,
  onClose,
}: {
  readonly question: CultureBankQuestion | null;
  readonly onClose: () => void;
}) {
  const t = useText(messages);
  const add = useAddQuestion();
  const change = useChangeQuestion();
  const move = useMoveQuestion();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm([addCultureQuestion, changeCultureQuestion], {
    start: {
      dimension: question?.dimension ?? 'innovation',
      kind: question?.kind ?? 'scale',
      is_reversed: question?.is_reversed ?? false,
      statement: (question?.statement ?? {}) as Words,
      opposite: (question?.opposite ?? {}) as Words,
      source: question?.source ?? '',
    },
    error: question ? change.error : add.error,
    busy: add.isPending || change.isPending,
    optional: ['source', 'opposite'],
  });
  const { values } = form;
  const send = () => {
    const whole = (words: Words) =>
      Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim()));
    const written = {
      dimension: CULTURE_DIMENSIONS.find((one) => one === values.dimension) ?? 'innovation',
      kind: CULTURE_KINDS.find((one) => one === values.kind) ?? 'scale',
      is_reversed: values.is_reversed,
      statement: whole(values.statement),
      opposite: values.kind === 'pair' ? whole(values.opposite) : null,
      source: values.source,
    };
    if (question) {
      change.mutate(
        { id: question.culture_question_id, version: question.version, ...written },
        { onSuccess: onClose },
      );
    } else add.mutate({ key, ...written }, { onSuccess: onClose });
  };
  const textsOf = (field: 'statement' | 'opposite') =>
    LANGUAGES.map((language) => {
      const label = t(
        `culture.${field === 'statement' && values.kind === 'pair' ? 'for' : field}.${language}`,
      );
      const { error } = form.field(field, label);
      return (
        <Textarea
          key={`${field}.${language}`}
          label={label}
          error={language === 'en' ? error : undefined}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          lang={language}
          autosize
          minRows={2}
          maxLength={CULTURE_MOST_TEXT}
          value={values[field][language] ?? ''}
          onChange={(event) =>
            form.set({ [field]: { ...values[field], [language]: event.currentTarget.value } })
          }
        />
      );
    });
  const moveTo = question?.status === 'published' ? 'closed' : 'published';
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={t(question ? 'culture.bank.change' : 'culture.bank.new')}
      submitLabel={t(question ? 'culture.bank.save' : 'culture.bank.add')}
      onSubmit={send}
    >
      <Stack gap={4}>
        {question && <p>{t('culture.bank.version', { version: question.version })}</p>}
        <NativeSelect
          {...form.text('dimension', t('culture.dimension'))}
          data={CULTURE_DIMENSIONS.map((value) => ({ value, label: t(`culture.dimension.${value}`) }))}
        />
        <NativeSelect
          {...form.text('kind', t('culture.kind'))}
          data={CULTURE_KINDS.map((value) => ({ value, label: t(`culture.kind.${value}`) }))}
        />
        {textsOf('statement')}
        {values.kind === 'pair' && textsOf('opposite')}
        <CheckBox
          {...form.box(
            'is_reversed',
            t(values.kind === 'pair' ? 'culture.turned.label' : 'culture.reversed.label'),
          )}
        />
        <TextInput {...form.text('source', t('culture.source'))} maxLength={CULTURE_MOST_SOURCE} />
        {question && (
          <Row>
            <Button
              variant="default"
              loading={move.isPending}
              onClick={() =>
                move.mutate(
                  { id: question.culture_question_id, from: question.status, to: moveTo },
                  { onSuccess: onClose },
                )
              }
            >
              {t(moveTo === 'closed' ? 'culture.bank.retire' : 'culture.bank.publish')}
            </Button>
          </Row>
        )}
      </Stack>
    </FormDialog>
  );
}
