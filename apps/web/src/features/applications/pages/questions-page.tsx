import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { SaveState } from '../../../ui/forms/save-state.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useMedia } from '../../../ui/layout/use-media.ts';
import { answerIssue, isAnswered } from '../answer-check.ts';
import { type Application, useCompleteQuestions } from '../applications.api.ts';
import { readQuestionsSearch } from '../applications-search.ts';
import { BackButton } from '../components/back-button.tsx';
import { DigitKeys } from '../components/digit-keys.tsx';
import { FlowSteps } from '../components/flow-steps.tsx';
import { OwnApplication } from '../components/own-application.tsx';
import { QuestionField } from '../components/question-field.tsx';
import { messages } from '../flow.messages.ts';
import { pathAfter } from '../step-paths.ts';
import { useAnswers } from '../use-answers.ts';

/** C4: the position's questions; one a screen on phones, a list where there is room. */
export function QuestionsPage() {
  return <OwnApplication>{(application) => <Questions application={application} />}</OwnApplication>;
}

function Questions({ application }: { application: Application }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { q, all } = readQuestionsSearch({ ...useSearch({ from: '/_apply/apply/$id/questions' }) });
  const isPhone = useMedia('(max-width: 767px)');
  const answers = useAnswers(application);
  const complete = useCompleteQuestions(application.application_id);
  const [asked, setAsked] = useState(false);
  const { questions, application_id: id } = application;
  const oneByOne = all === undefined ? isPhone : !all;
  const at = Math.min(Math.max(1, q ?? 1), Math.max(1, questions.length));
  const current = questions[at - 1];
  const isLast = at >= questions.length;

  const issueOf = (question: (typeof questions)[number], isComplete: boolean) => {
    const issue = answerIssue(question, answers.of(question.position_question_id), isComplete);
    return issue ? t(issue.key, issue.values) : undefined;
  };
  const problems = questions.flatMap((question) => {
    const message = issueOf(question, true);
    return message ? [{ field: `question.${question.position_question_id}`, message }] : [];
  });
  const labels = Object.fromEntries(
    questions.map((question) => [`question.${question.position_question_id}`, question.label]),
  );
  const go = (search: { q?: number; all?: boolean }) =>
    void navigate({ to: '/apply/$id/questions', params: { id }, search });
  const finish = async () => {
    setAsked(true);
    const [first] = problems;
    if (first) {
      if (oneByOne)
        go({ q: questions.findIndex((one) => first.field.endsWith(one.position_question_id)) + 1 });
      else document.getElementById(fieldId(first.field))?.focus();
      return;
    }
    if (!(await answers.flush())) return;
    complete.mutate(undefined, {
      onSuccess: (after) => navigate({ to: pathAfter(after, 'questions'), params: { id } }),
    });
  };
  const next = () => {
    if (!oneByOne || isLast || !current) {
      void finish();
      return;
    }
    if (issueOf(current, true) !== undefined) {
      setAsked(true);
      document.getElementById(fieldId(`question.${current.position_question_id}`))?.focus();
      return;
    }
    setAsked(false);
    void answers.flush();
    go({ q: at + 1 });
  };
  useShortcut('ctrl+enter', t('applications.questions.next_key'), next);

  const fieldOf = (question: (typeof questions)[number], number: number) => (
    <QuestionField
      key={question.position_question_id}
      application={application}
      question={question}
      number={number}
      value={answers.of(question.position_question_id)}
      error={issueOf(question, asked)}
      onChange={(value) => answers.set(question.position_question_id, value)}
      onFile={(fileId) => answers.arrived(question.position_question_id, fileId)}
    />
  );
  const done = questions.filter((one) => isAnswered(one, answers.of(one.position_question_id))).length;
  const failure = complete.error ?? null;
  return (
    <FlowPage
      title={t('applications.questions.title')}
      about={application.position.title}
      progress={<FlowSteps application={application} current="questions" />}
      intro={
        questions.length === 0
          ? t('applications.questions.none')
          : `${t('applications.questions.intro')} ${t('applications.questions.answered', { done, count: questions.length })}`
      }
      onSubmit={next}
      status={<SaveState state={answers.state} at={answers.saved_at} onRetry={() => void answers.flush()} />}
      buttons={
        <>
          {oneByOne && at > 1 ? (
            <Button variant="default" onClick={() => go({ q: at - 1 })}>
              {t('applications.flow.back')}
            </Button>
          ) : (
            <BackButton application={application} step="questions" />
          )}
          <Button type="submit" loading={complete.isPending}>
            {oneByOne && !isLast ? t('applications.questions.next') : t('applications.flow.continue')}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <FormErrorList
          errors={
            failure instanceof ApiError && failure.fields.length > 0
              ? failure.fields
              : [{ field: '', message: errorText(failure) }]
          }
          labels={labels}
        />
      )}
      {oneByOne && current ? (
        <>
          <p>{t('applications.questions.count', { at, count: questions.length })}</p>
          <DigitKeys
            question={current}
            value={answers.of(current.position_question_id)}
            onChange={(value) => answers.set(current.position_question_id, value)}
          />
          {fieldOf(current, at)}
        </>
      ) : (
        <>
          {asked && <FormErrorList errors={problems} labels={labels} />}
          <Stack gap={8}>{questions.map((question, i) => fieldOf(question, i + 1))}</Stack>
        </>
      )}
      {questions.length > 1 && (
        <div>
          <Button variant="subtle" onClick={() => go(oneByOne ? { all: true } : { q: 1, all: false })}>
            {oneByOne ? t('applications.questions.review') : t('applications.questions.one')}
          </Button>
        </div>
      )}
    </FlowPage>
  );
}
