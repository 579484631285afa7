import { useQuery } from '@tanstack/react-query';
import { previewProfile } from '@tryout/contract/profiles/profiles';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import ShownProfileView from '../components/shown-profile.tsx';
import { messages } from '../profiles.messages.ts';

/** The own profile as a recruiter sees it: the same answer of the server, drawn by the same part. */
export function ProfilePreviewPage() {
  const t = useText(messages);
  const query = useQuery(routeQuery(previewProfile));
  return (
    <Page width="text">
      <PageHeader
        title={t('profiles.preview.title')}
        crumbs={[{ label: t('profiles.title'), to: '/user/profile' }]}
        meta={t('profiles.preview.about')}
        actions={
          <LinkButton to="/user/profile" variant="default">
            {t('profiles.preview.change')}
          </LinkButton>
        }
      />
      <QueryView query={query} skeleton={<FormSkeleton lines={6} />}>
        {(profile) => (
          <Panel>
            <ShownProfileView profile={profile} />
          </Panel>
        )}
      </QueryView>
    </Page>
  );
}
