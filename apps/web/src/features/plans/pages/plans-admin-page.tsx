import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { AddOnList } from '../components/add-on-list.tsx';
import { BillingSwitch } from '../components/billing-switch.tsx';
import { FeatureList } from '../components/feature-list.tsx';
import { Grants } from '../components/grants.tsx';
import { PlanList } from '../components/plan-list.tsx';
import { PlansPreview } from '../components/plans-preview.tsx';
import { messages } from '../plans.messages.ts';
import { PLANS_TABS, tabOf } from '../plans-search.ts';

/** A13: what can be bought, what organizations were given, and whether plans are used at all. */
export function PlansAdminPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const search = useSearch({ from: '/user/admin/plans' });
  const tab = tabOf(search);
  const organization = typeof search.organization === 'string' ? search.organization : undefined;
  const go = (next: object) => void navigate({ to: '/user/admin/plans' as '/', search: next as never });
  return (
    <Page>
      <PageHeader
        title={t('plans.title')}
        actions={
          <LinkButton to={'/user/admin/orders' as '/user'} variant="default">
            {t('plans.orders')}
          </LinkButton>
        }
      />
      <Stack gap={5}>
        <BillingSwitch />
        <UrlTabs
          label={t('plans.title')}
          group="plans"
          value={tab}
          tabs={PLANS_TABS.map((value) => ({ value, label: t(`plans.tab.${value}`) }))}
          onChange={(value) => go({ tab: value })}
        />
        <div {...tabPanelProps('plans', tab)}>
          {tab === 'plans' && <PlanList />}
          {tab === 'addons' && <AddOnList />}
          {tab === 'features' && <FeatureList />}
          {tab === 'grants' && (
            <Grants
              organization={organization}
              onChoose={(chosen) => go({ tab: 'grants', ...(chosen ? { organization: chosen } : {}) })}
            />
          )}
          {tab === 'preview' && <PlansPreview />}
        </div>
      </Stack>
    </Page>
  );
}
