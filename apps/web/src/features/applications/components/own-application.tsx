import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useSession } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { QueryView, Waiting } from '../../../ui/states/query-view.tsx';
import { SignInNeeded } from '../../../ui/states/sign-in-needed.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Application, applicationQuery } from '../applications.api.ts';
import { messages } from '../flow.messages.ts';

interface OwnApplicationProps {
  /** Shown also when nothing can be changed any more. */
  always?: boolean;
  children: (application: Application) => ReactNode;
}

/** Loads the application of the address for a screen of the flow; asks to sign in where nobody is. */
export function OwnApplication({ always, children }: OwnApplicationProps) {
  const session = useSession();
  if (session.status === 'unknown') return <Waiting>{<FormSkeleton />}</Waiting>;
  if (session.status === 'failed') return <ErrorState error={session.error} />;
  if (session.status === 'out') return <SignInNeeded />;
  return <Loaded always={always}>{children}</Loaded>;
}

function Loaded({ always, children }: OwnApplicationProps) {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(applicationQuery(id));
  return (
    <QueryView page query={query} skeleton={<FormSkeleton />}>
      {(application) => (
        <>
          <TestNote application={application} />
          {always || application.can.edit ? children(application) : <Closed application={application} />}
        </>
      )}
    </QueryView>
  );
}

function TestNote({ application }: { application: Application }) {
  const t = useText(messages);
  return application.is_test ? <Banner>{t('applications.flow.test')}</Banner> : null;
}

function Closed({ application }: { application: Application }) {
  const t = useText(messages);
  const why =
    application.status === 'rejected' ? 'ended' : application.applied_at === null ? 'position' : 'applied';
  return (
    <FlowPage
      title={t(`applications.closed.${why}.title`)}
      about={application.position.title}
      intro={t(`applications.closed.${why}.text`, { organization: application.organization.name })}
      buttons={
        <LinkButton to="/user/applications/$id" params={{ id: application.application_id }}>
          {t('applications.closed.see')}
        </LinkButton>
      }
    />
  );
}
