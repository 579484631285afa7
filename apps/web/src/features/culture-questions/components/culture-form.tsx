import { Button } from '@mantine/core';
import type { AskedCultureQuestion } from '@tryout/contract/culture-questions/culture-questions';
import { answersOfForm, type CultureAnswer, cultureForm } from '@tryout/domain/culture-questions/questions';
import type { FormAnswers } from '@tryout/domain/forms/conditions';
import { useMemo, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { FormRunner } from '../../surveys/form.public.ts';
import { messages } from '../culture-questions.messages.ts';

/** The questions, page by page; every one of them needs an answer. */
export function CultureForm({
  questions,
  of,
  error,
  busy,
  onSend,
  onClose,
}: {
  readonly questions: readonly AskedCultureQuestion[];
  /** What the scale is about: how true it is of here, or how much somebody would like it. */
  readonly of: 'member' | 'candidate';
  readonly error: unknown;
  readonly busy: boolean;
  readonly onSend: (answers: CultureAnswer[]) => void;
  readonly onClose: () => void;
}) {
  const t = useText(messages);
  const errorText = useErrorText();
  const locale = useLocale();
  const [answers, setAnswers] = useState<FormAnswers>({});
  const form = useMemo(() => {
    const words = (text: string) => ({ en: text, [locale]: text });
    return cultureForm(questions, {
      low: words(t(`culture.low.${of}`)),
      high: words(t(`culture.high.${of}`)),
      choose: words(t(`culture.choose.${of}`)),
    });
  }, [questions, of, locale, t]);
  return (
    <Stack gap={4}>
      <p>{t(`culture.ask.${of}`)}</p>
      <FormRunner
        form={form}
        answers={answers}
        onAnswers={setAnswers}
        onFinish={() => onSend(answersOfForm(questions, answers))}
        busy={busy}
        finishLabel={t('culture.send')}
      />
      {error !== null && error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}
      <Row>
        <Button variant="subtle" onClick={onClose}>
          {t('culture.not_now')}
        </Button>
      </Row>
    </Stack>
  );
}
