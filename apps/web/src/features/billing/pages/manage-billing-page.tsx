import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { messages } from '../billing.messages.ts';
import { CouponsPart } from '../components/coupons-part.tsx';
import { MessagesPart } from '../components/messages-part.tsx';
import { OrdersPart } from '../components/orders-part.tsx';
import { RevenuePart } from '../components/revenue-part.tsx';
import { SellerPart } from '../components/seller-part.tsx';
import { MANAGE_TABS, tabOf } from '../manage-search.ts';

const PARTS = {
  orders: OrdersPart,
  messages: MessagesPart,
  revenue: RevenuePart,
  seller: SellerPart,
  coupons: CouponsPart,
} as const;

/** A14: orders of all organizations, what providers told, what came in, and who sells. */
export function ManageBillingPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const tab = tabOf(useSearch({ from: '/user/admin/orders' }));
  const Part = PARTS[tab];
  const config = useQuery(routeQuery(publicConfig));
  return (
    <Page>
      <PageHeader
        title={t('billing.manage')}
        actions={
          <LinkButton to="/user/admin/plans" variant="default">
            {t('billing.to_catalogue')}
          </LinkButton>
        }
      >
        <UrlTabs
          label={t('billing.manage')}
          group="billing"
          value={tab}
          tabs={MANAGE_TABS.map((value) => ({ value, label: t(`billing.tab.${value}`) }))}
          onChange={(value) => void navigate({ to: '/user/admin/orders', search: { tab: value } })}
        />
      </PageHeader>
      <div {...tabPanelProps('billing', tab)}>
        {config.data?.billing === false ? (
          <EmptyState
            title={t('billing.off')}
            text={t('billing.off_text')}
            action={<LinkButton to="/user/admin/plans">{t('billing.to_catalogue')}</LinkButton>}
          />
        ) : (
          <Part />
        )}
      </div>
    </Page>
  );
}
