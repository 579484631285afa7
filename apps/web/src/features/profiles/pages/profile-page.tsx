import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { AboutForm } from '../components/about-form.tsx';
import { Completeness } from '../components/completeness.tsx';
import { EducationList } from '../components/education-list.tsx';
import { ExperienceList } from '../components/experience-list.tsx';
import { Pictures } from '../components/pictures.tsx';
import { profileQuery } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

/** C12: the candidate's own profile, with what is missing. */
export function ProfilePage() {
  const t = useText(messages);
  const query = useQuery(profileQuery());
  return (
    <Page width="text">
      <PageHeader
        title={t('profiles.title')}
        actions={
          <LinkButton to="/user/stats" variant="default">
            {t('profiles.stats.open')}
          </LinkButton>
        }
      />
      <QueryView query={query} skeleton={<FormSkeleton lines={6} />}>
        {({ candidate }) =>
          candidate ? (
            <>
              <Completeness completeness={candidate.completeness} />
              <AboutForm profile={candidate} />
              <ExperienceList rows={candidate.experience} />
              <EducationList rows={candidate.education} />
              <Pictures profile={candidate} />
            </>
          ) : (
            <NotFoundState />
          )
        }
      </QueryView>
    </Page>
  );
}
