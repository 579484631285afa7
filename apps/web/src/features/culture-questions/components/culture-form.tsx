import { Button } from '@mantine/core';
import type { AskedCultureQuestion } from '@tryout/contract/culture-questions/culture-questions';
import { answersOfForm, type CultureAnswer, cultureForm } from '@tryout/domain/culture-questions/questions';
import type { FormAnswers } from '@tryout/domain/forms/conditions';
import { useMemo, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { RestoredBanner } from '../../../ui/forms/restored-banner.tsx';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { FormRunner } from '../../surveys/form.public.ts';
import { messages } from '../culture-questions.messages.ts';

const NOTHING: FormAnswers = {};

/** The questions, page by page; every one of them needs an answer. */
export function CultureForm({
  questions,
  of,
  error,
  busy,
  thanks,
  keep,
  onSend,
  onClose,
}: {
  readonly questions: readonly AskedCultureQuestion[];
  /** What the scale is about: how true it is of here, or how much somebody would like it. */
  readonly of: 'member' | 'candidate';
  readonly error: unknown;
  readonly busy: boolean;
  /** What is said once they are in. */
  readonly thanks: string;
  /** Names the answers that the browser keeps until they are sent. */
  readonly keep: string;
  /** `done` is called once they are in. */
  readonly onSend: (answers: CultureAnswer[], done: () => void) => void;
  readonly onClose: () => void;
}) {
  const t = useText(messages);
  const errorText = useErrorText();
  const locale = useLocale();
  const draft = useKeptDraft<FormAnswers>({ key: `culture:${keep}`, edit: 0, saved: NOTHING });
  const answers = draft.value;
  const [isSent, setSent] = useState(false);
  const form = useMemo(() => {
    const words = (text: string) => ({ en: text, [locale]: text });
    return cultureForm(questions, {
      low: words(t(`culture.low.${of}`)),
      high: words(t(`culture.high.${of}`)),
      choose: words(t(`culture.choose.${of}`)),
    });
  }, [questions, of, locale, t]);
  if (isSent) {
    return (
      <StateBlock
        title={t('culture.thanks')}
        text={thanks}
        action={<Button onClick={onClose}>{t('culture.close')}</Button>}
      />
    );
  }
  const sent = () => {
    draft.discard();
    setSent(true);
  };
  return (
    <Stack gap={4}>
      {draft.restored && <RestoredBanner onDiscard={draft.discard} />}
      <p>{t(`culture.ask.${of}`)}</p>
      <FormRunner
        form={form}
        answers={answers}
        onAnswers={draft.set}
        onFinish={() => onSend(answersOfForm(questions, answers), sent)}
        busy={busy}
        finishLabel={t('culture.send')}
      />
      {error !== null && error !== undefined && <Banner tone="danger">{errorText(error)}</Banner>}
      <p>{t('culture.kept')}</p>
      <Row>
        <Button variant="subtle" onClick={onClose}>
          {t('culture.not_now')}
        </Button>
      </Row>
    </Stack>
  );
}
