import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { ApplicationCulture } from '../../culture-questions/candidate.public.ts';
import { OwnSelfIdentification } from '../../self-identification/candidate.public.ts';
import { type Application, applicationQuery } from '../applications.api.ts';
import { OwnApplication } from '../components/own-application.tsx';
import { SetPassword } from '../components/set-password.tsx';
import { SimulationThanks } from '../components/simulation-thanks.tsx';
import { messages } from '../flow.messages.ts';
import classes from './done-page.module.css';

const EndPicture = lazyPiece(async () => ({
  default: (await import('@tryout/games/harbour/end-picture.tsx')).EndPicture,
}));

/** C8: thanks, what happens next, the score card when it is there, and an account to come back to. */
export function DonePage() {
  return (
    <OwnApplication always>
      {(application) =>
        application.next_step === null ? (
          <Done application={application} />
        ) : (
          <Navigate to="/apply/$id" params={{ id: application.application_id }} replace />
        )
      }
    </OwnApplication>
  );
}

function Done({ application }: { application: Application }) {
  const t = useText(messages);
  const waits = application.simulations.length > 0 && application.score_card_id === null;
  // The card is made right after the last play; live events tell of it, and this does where they cannot.
  useQuery({ ...applicationQuery(application.application_id), refetchInterval: waits ? 4_000 : false });
  const { organization, position } = application;
  const words = { organization: organization.name, position: position.title };
  return (
    <FlowPage
      title={t('applications.done.title', { name: application.basic_info.first_name })}
      about={application.position.title}
      intro={t('applications.done.arrived', words)}
      buttons={
        <>
          <LinkButton to="/user" variant="default">
            {t('applications.done.home')}
          </LinkButton>
          <LinkButton to="/user/applications/$id" params={{ id: application.application_id }}>
            {t('applications.done.follow')}
          </LinkButton>
        </>
      }
    >
      <Stack>
        {application.simulations.length > 0 && (
          <div className={classes.picture}>
            <Suspense>
              <EndPicture />
            </Suspense>
          </div>
        )}
        {application.simulations.length > 0 && (
          <Panel title={t('applications.done.card')}>
            <p role="status">
              {waits ? t('applications.done.card_soon') : t('applications.done.card_ready')}
            </p>
            {application.score_card_id !== null && (
              <div className={classes.card}>
                <LinkButton to={`/user/score-cards/${application.score_card_id}` as '/'}>
                  {t('applications.done.card_open')}
                </LinkButton>
              </div>
            )}
          </Panel>
        )}
        <Panel title={t('applications.done.next')}>
          <ol className={classes.next}>
            <li>{t('applications.done.next_read', words)}</li>
            <li>{t('applications.done.next_told')}</li>
            <li>{t('applications.done.next_change')}</li>
          </ol>
        </Panel>
        <SetPassword />
        {/* Last, for it comes later than the rest: nothing that somebody is about to press is pushed away. */}
        {application.simulations.length > 0 && (
          <SimulationThanks applicationId={application.application_id} />
        )}
        <Suspense>
          <ApplicationCulture applicationId={application.application_id} organization={organization.name} />
        </Suspense>
        <Suspense>
          <OwnSelfIdentification
            applicationId={application.application_id}
            organization={organization.name}
          />
        </Suspense>
      </Stack>
    </FlowPage>
  );
}
