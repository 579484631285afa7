import { Button } from '@mantine/core';
import { judgeAnswers } from '@tryout/domain/forms/answers';
import { askedPages, type FormAnswers } from '@tryout/domain/forms/conditions';
import { type FormDefinition, wordsIn } from '@tryout/domain/forms/form';
import { useRef, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { askedMessages } from '../asked.messages.ts';
import { FormQuestionField } from './form-question.tsx';

/** Asks a form page by page. What is asked follows from what was answered; pages without anything to ask are left out. */
export function FormRunner({
  form,
  answers,
  onAnswers,
  onFinish,
  busy = false,
  finishLabel,
}: {
  readonly form: FormDefinition;
  readonly answers: FormAnswers;
  readonly onAnswers: (answers: FormAnswers) => void;
  /** Null: a preview, which ends nowhere. */
  readonly onFinish: (() => void) | null;
  readonly busy?: boolean;
  readonly finishLabel: string;
}) {
  const t = useText(askedMessages);
  const locale = useLocale();
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const top = useRef<HTMLHeadingElement>(null);
  const pages = askedPages(form, answers);
  const place = Math.min(at, pages.length - 1);
  const asked = pages[place];
  if (!asked) return null;
  const wrong = new Map(judgeAnswers(form, answers).problems.map(({ question, code }) => [question, code]));
  const here = asked.questions.filter(({ name }) => wrong.has(name));
  const isLast = place === pages.length - 1;
  const go = (to: number) => {
    setAt(to);
    top.current?.focus();
  };
  const next = () => {
    setShown(new Set([...shown, ...asked.questions.map(({ name }) => name)]));
    if (here.length > 0) return;
    if (!isLast) go(place + 1);
    else onFinish?.();
  };
  return (
    <Stack gap={5}>
      <h2 ref={top} tabIndex={-1}>
        {wordsIn(asked.page.title, locale, form) || t('surveys.questions')}
      </h2>
      {pages.length > 1 && <p>{t('surveys.page', { page: place + 1, pages: pages.length })}</p>}
      {asked.questions.map((question) => {
        const code = shown.has(question.name) ? wrong.get(question.name) : undefined;
        return (
          <FormQuestionField
            key={question.name}
            form={form}
            question={question}
            answer={Object.hasOwn(answers, question.name) ? answers[question.name] : undefined}
            error={code && t(`surveys.problem.${code}`)}
            onAnswer={(answer) => {
              const { [question.name]: _before, ...others } = answers;
              onAnswers(answer === undefined ? others : { ...others, [question.name]: answer });
            }}
          />
        );
      })}
      <Row>
        {place > 0 && (
          <Button variant="default" onClick={() => go(place - 1)}>
            {t('surveys.back')}
          </Button>
        )}
        {(!isLast || onFinish) && (
          <Button onClick={next} loading={busy}>
            {isLast ? finishLabel : t('surveys.next')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
