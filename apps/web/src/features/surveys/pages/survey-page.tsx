import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { WholeSurvey } from '@tryout/contract/surveys/surveys';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { SurveyEditor } from '../components/survey-editor.tsx';
import { SurveyResults } from '../components/survey-results.tsx';
import {
  surveyQuery,
  useCreateSurvey,
  useDeleteSurvey,
  useMoveSurvey,
  useRenewLink,
} from '../surveys.api.ts';
import { messages } from '../surveys.messages.ts';

/** One survey: what it asks, and what was answered. */
export function SurveyPage() {
  const { surveyId } = useParams({ strict: false }) as { surveyId: string };
  const query = useQuery(surveyQuery(surveyId));
  return (
    <RecordPage query={query} skeleton={<CardSkeleton lines={8} />}>
      {(survey) => <Survey key={survey.survey_id} survey={survey} />}
    </RecordPage>
  );
}

const TABS = ['questions', 'results'] as const;

function Survey({ survey }: { readonly survey: WholeSurvey }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isPlatform = useCurrentUser().user_type === 'super_admin';
  const list = isPlatform ? '/user/admin/surveys' : '/user/surveys';
  const search = useSearch({ strict: false }) as { tab?: string };
  const tab = TABS.find((one) => one === search.tab) ?? 'questions';
  const move = useMoveSurvey();
  const renew = useRenewLink();
  const remove = useDeleteSurvey();
  const copy = useCreateSurvey();
  const [asking, setAsking] = useState<'close' | 'delete' | 'renew' | null>(null);
  const to = (status: WholeSurvey['status']) =>
    move.mutate({ survey_id: survey.survey_id, from: survey.status, to: status });
  const { status } = survey;
  return (
    <>
      <RecordView
        title={survey.name}
        crumbs={[{ label: t('surveys.title'), to: list }]}
        facts={[
          <StatusChip key="status" status={status} label={t(`surveys.status.${status}`)} />,
          t(`surveys.trigger.${survey.trigger}`),
        ]}
        actions={
          <>
            {status === 'draft' && (
              <Button variant="default" onClick={() => setAsking('delete')}>
                {t('surveys.delete')}
              </Button>
            )}
            <Button
              variant="default"
              loading={copy.isPending}
              onClick={() =>
                copy.mutate(
                  { key: crypto.randomUUID(), copy_of: survey.survey_id, name: survey.name },
                  { onSuccess: ({ data }) => void navigate({ to: `${list}/${data.survey_id}` as '/' }) },
                )
              }
            >
              {t('surveys.copy')}
            </Button>
            {status === 'published' ? (
              <Button variant="default" onClick={() => setAsking('close')}>
                {t('surveys.close')}
              </Button>
            ) : (
              <Button loading={move.isPending} onClick={() => to('published')}>
                {t(status === 'draft' ? 'surveys.publish' : 'surveys.reopen')}
              </Button>
            )}
          </>
        }
        details={
          (survey.link || survey.grants) && (
            <Stack gap={3}>
              {survey.link && (
                <Row>
                  <CopyButton
                    value={`${window.location.origin}${survey.link}`}
                    label={t('surveys.copy_link')}
                  />
                  <Button variant="default" onClick={() => setAsking('renew')}>
                    {t('surveys.renew')}
                  </Button>
                </Row>
              )}
              {survey.grants && <p>{t('surveys.grants', survey.grants)}</p>}
            </Stack>
          )
        }
        notices={move.isError && <Banner tone="danger">{errorText(move.error)}</Banner>}
        tabs={{
          group: 'survey',
          label: survey.name,
          value: tab,
          tabs: TABS.map((value) => ({ value, label: t(`surveys.tab.${value}`) })),
          onChange: (value) =>
            void navigate({ to: `${list}/${survey.survey_id}` as '/', search: { tab: value } as never }),
        }}
      >
        {tab === 'results' ? (
          <SurveyResults survey={survey} />
        ) : (
          <SurveyEditor key={survey.version} survey={survey} isPlatform={isPlatform} />
        )}
      </RecordView>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          if (asking === 'close') to('closed');
          if (asking === 'renew') renew.mutate(survey.survey_id);
          if (asking === 'delete') {
            remove.mutate(survey.survey_id, { onSuccess: () => void navigate({ to: list as '/' }) });
          }
          setAsking(null);
        }}
        title={t(`surveys.ask.${asking ?? 'close'}`)}
        confirmLabel={t(
          asking === 'delete' ? 'surveys.delete' : asking === 'renew' ? 'surveys.renew' : 'surveys.close',
        )}
        danger={asking === 'delete'}
      >
        <p>{t(`surveys.ask.${asking ?? 'close'}.text`)}</p>
      </ConfirmDialog>
    </>
  );
}
