import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AskedSurvey } from '@tryout/contract/surveys/surveys';
import type { FormAnswers } from '@tryout/domain/forms/conditions';
import type { FormDefinition } from '@tryout/domain/forms/form';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { readStored, writeStored } from '../../../platform/preferences/stored.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { askedMessages } from '../asked.messages.ts';
import { FormRunner } from '../components/form-runner.tsx';
import { askedSurveyQuery, useAnswerSurvey } from '../surveys.api.ts';

/** P11: a survey for whoever has its link. */
export function AskedSurveyPage() {
  const { token } = useParams({ strict: false }) as { token: string };
  const query = useQuery({ ...askedSurveyQuery(token), refetchOnWindowFocus: false });
  return (
    <Page width="text">
      <QueryView query={query} page>
        {(survey) => <Asked key={token} token={token} survey={survey} />}
      </QueryView>
    </Page>
  );
}

interface Kept {
  readonly key: string;
  readonly answers: FormAnswers;
  readonly done: boolean;
}

/** What this browser keeps of a survey: the answers until they are sent, and then only that they were. */
function readKept(at: string): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(at) ?? '');
    if (typeof kept === 'object' && kept !== null && 'key' in kept && 'answers' in kept) return kept as Kept;
  } catch {
    // Nothing, or cut off while it was written: begin anew.
  }
  return { key: crypto.randomUUID(), answers: {}, done: false };
}

function Asked({ token, survey }: { readonly token: string; readonly survey: AskedSurvey }) {
  const t = useText(askedMessages);
  const errorText = useErrorText();
  const at = `tryout-survey:${token}`;
  const [kept, setKept] = useState(() => readKept(at));
  const send = useAnswerSurvey(token);
  const keep = (next: Kept) => {
    writeStored(at, JSON.stringify(next));
    setKept(next);
  };
  const isDone = send.isSuccess || kept.done || survey.state === 'answered';
  const who = survey.organization ?? 'Tryout';
  const home = <LinkButton to="/">{t('surveys.home')}</LinkButton>;
  if (isDone || survey.state === 'closed' || survey.definition === null) {
    const what = isDone ? 'done' : 'closed';
    return (
      <>
        <PageHeader title={survey.name} />
        <Panel>
          <StateBlock
            title={t(`surveys.${what}`)}
            text={t(send.data?.granted ? 'surveys.granted' : `surveys.${what}.text`)}
            action={home}
          />
        </Panel>
      </>
    );
  }
  const finish = () =>
    send.mutate(
      { answers: kept.answers as never, key: kept.key },
      {
        onSuccess: () => keep({ key: kept.key, answers: {}, done: true }),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'conflict')
            keep({ ...kept, answers: {}, done: true });
        },
      },
    );
  return (
    <>
      <PageHeader title={survey.name}>
        <p>{t('surveys.asked_by', { who })}</p>
        <p>
          {survey.is_anonymous
            ? t('surveys.anonymous', { least: survey.min_group })
            : t('surveys.named', { who, least: survey.min_group })}
        </p>
        <p>{t('surveys.skip')}</p>
      </PageHeader>
      <Panel>
        <Stack gap={4}>
          <FormRunner
            form={survey.definition as unknown as FormDefinition}
            answers={kept.answers}
            onAnswers={(answers) => keep({ ...kept, answers })}
            onFinish={finish}
            busy={send.isPending}
            finishLabel={t('surveys.finish')}
          />
          {send.isError && (
            <Banner tone="danger">
              {errorText(send.error)} {t('surveys.kept')}
            </Banner>
          )}
        </Stack>
      </Panel>
    </>
  );
}
