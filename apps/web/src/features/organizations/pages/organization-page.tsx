import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { ORGANIZATION_PARTS } from '@tryout/contract/page-parts';
import { Suspense } from 'react';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useFlag } from '../../../platform/session/flagged.tsx';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { CommonStatusChip } from '../../../ui/marks/common-status-chip.tsx';
import type { CommonStatus } from '../../../ui/marks/status.messages.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { AdjustmentContact } from '../../adjustments/public.ts';
import { OrganizationCulture } from '../../culture-questions/public.ts';
import { OrganizationNotice } from '../../notices/public.ts';
import { FactorRule } from '../../second-factors/public.ts';
import { HiringRules } from '../components/hiring-rules.tsx';
import { OrganizationData } from '../components/organization-data.tsx';
import { OrganizationProfile } from '../components/organization-profile.tsx';
import { PartList } from '../components/part-list.tsx';
import { People } from '../components/people.tsx';
import { PlatformAccess } from '../components/platform-access.tsx';
import { ReasonList } from '../components/reason-list.tsx';
import { StageMailList } from '../components/stage-mail-list.tsx';
import { organizationQuery } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';

/** R20 and R21: the organization in parts that stand in the address. */
export function OrganizationPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const asked = String(useParams({ strict: false }).part);
  const query = useQuery({ ...organizationQuery(), enabled: user.memberships.length > 0 });
  const hasCulture = useFlag('culture_questions');
  const shown = ORGANIZATION_PARTS.filter(
    (one) =>
      (one !== 'people' || user.rights.includes('member.read')) &&
      ((one !== 'data' && one !== 'notice') || user.rights.includes('organization.update')) &&
      (one !== 'culture' || (user.rights.includes('culture.read') && hasCulture)) &&
      (one !== 'platform_access' || user.rights.includes('security_log.read')),
  );
  const part = shown.find((one) => one === asked);
  const hasPlans = useQuery(routeQuery(publicConfig)).data?.billing === true;
  const mayChange = user.rights.includes('organization.update');
  if (user.memberships.length === 0) {
    return (
      <Page>
        <PageHeader title={t('organizations.title')} />
        <EmptyState title={t('organizations.none')} />
      </Page>
    );
  }
  if (!part) {
    return (
      <Page>
        <NotFoundState level={1} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={query.data?.name ?? t('organizations.title')}
        tab={`${query.data?.name ?? t('organizations.title')} · ${t(`organizations.part.${part}`)}`}
        meta={query.data && <CommonStatusChip status={query.data.status as CommonStatus} />}
        actions={
          <>
            {user.rights.includes('impact.manage') && (
              <LinkButton to={'/user/reports/impact' as '/user'} variant="default">
                {t('organizations.impact')}
              </LinkButton>
            )}
            {hasPlans && mayChange && (
              <LinkButton to="/user/billing/$part" params={{ part: 'plans' }} variant="default">
                {t('organizations.plan')}
              </LinkButton>
            )}
          </>
        }
      />
      {query.data?.status === 'new' && <Banner tone="warning">{t('organizations.pending')}</Banner>}
      {(query.data?.status === 'rejected' || query.data?.status === 'suspended') && (
        <Banner tone="danger">
          {t(`organizations.${query.data.status}`, { reason: query.data.status_reason })}
        </Banner>
      )}
      <UrlTabs
        label={t('organizations.title')}
        group="organization"
        value={part}
        tabs={shown.map((value) => ({ value, label: t(`organizations.part.${value}`) }))}
        onChange={(value) => void navigate({ to: `/user/organization/${value}` as '/user' })}
      />
      <div {...tabPanelProps('organization', part)}>
        {part === 'profile' && (
          <QueryView query={query} skeleton={<FormSkeleton />}>
            {(organization) => (
              <OrganizationProfile
                key={organization.organization_id}
                organization={organization}
                mayChange={mayChange}
              />
            )}
          </QueryView>
        )}
        {part === 'people' && (
          <Stack gap={5}>
            <People />
            {mayChange && <FactorRule />}
          </Stack>
        )}
        {part === 'hiring' && <HiringRules mayChange={mayChange} />}
        {part === 'culture' && (
          <Suspense fallback={<FormSkeleton />}>
            <OrganizationCulture />
          </Suspense>
        )}
        {part === 'data' && <OrganizationData />}
        {part === 'notice' && (
          <>
            <OrganizationNotice />
            <AdjustmentContact />
          </>
        )}
        {part === 'platform_access' && <PlatformAccess />}
        {part === 'reasons' && <ReasonList mayChange={mayChange} />}
        {part === 'emails' && <StageMailList mayChange={mayChange} />}
        {(part === 'departments' || part === 'locations' || part === 'job_titles') && (
          <PartList key={part} kind={part} mayChange={mayChange} />
        )}
      </div>
    </Page>
  );
}
