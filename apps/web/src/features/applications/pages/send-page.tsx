import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type Application, useSubmit } from '../applications.api.ts';
import { AnswerList } from '../components/answer-list.tsx';
import { BackButton } from '../components/back-button.tsx';
import { FlowSteps } from '../components/flow-steps.tsx';
import { OwnApplication } from '../components/own-application.tsx';
import { messages } from '../flow.messages.ts';
import { STEP_PATHS, type Step } from '../step-paths.ts';

/** The last look before an application without a game is sent. */
export function SendPage() {
  return <OwnApplication>{(application) => <Send application={application} />}</OwnApplication>;
}

function Send({ application }: { application: Application }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const submit = useSubmit(application.application_id);
  const { basic_info: info, application_form: form } = application;
  const params = { id: application.application_id };
  const change = (step: Step) => (
    <LinkButton to={STEP_PATHS[step]} params={params} variant="subtle" size="sm">
      {t('applications.send.change')}{' '}
      <span className="visually-hidden">{t(`applications.step.${step}`)}</span>
    </LinkButton>
  );
  const reach = [info.email, info.phone, info.location, info.linkedin].filter((value) => value !== '');
  return (
    <FlowPage
      title={t('applications.send.title')}
      about={application.position.title}
      progress={<FlowSteps application={application} current="submit" />}
      intro={t('applications.send.intro')}
      onSubmit={() =>
        submit.mutate(undefined, { onSuccess: () => navigate({ to: '/apply/$id/done', params }) })
      }
      buttons={
        <>
          <BackButton application={application} step="submit" />
          <Button type="submit" loading={submit.isPending}>
            {t('applications.send.send')}
          </Button>
        </>
      }
    >
      <Stack>
        {submit.isError && <p role="alert">{errorText(submit.error)}</p>}
        <Panel title={t('applications.step.basic_info')} actions={change('basic_info')}>
          <p>
            {info.first_name} {info.last_name}
          </p>
          {reach.map((value) => (
            <p key={value} dir="auto">
              {value}
            </p>
          ))}
        </Panel>
        {form.cv !== 'hidden' && (
          <Panel title={t('applications.step.cv')} actions={change('cv')}>
            <p dir="auto">{application.cv?.name ?? t('applications.send.no_cv')}</p>
          </Panel>
        )}
        {application.questions.length > 0 && (
          <Panel title={t('applications.step.questions')} actions={change('questions')}>
            <AnswerList questions={application.questions} />
          </Panel>
        )}
      </Stack>
    </FlowPage>
  );
}
