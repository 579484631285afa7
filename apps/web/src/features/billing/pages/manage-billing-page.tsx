import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
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
  return (
    <Page>
      <PageHeader title={t('billing.manage')}>
        <UrlTabs
          label={t('billing.manage')}
          group="billing"
          value={tab}
          tabs={MANAGE_TABS.map((value) => ({ value, label: t(`billing.tab.${value}`) }))}
          onChange={(value) => void navigate({ to: '/user/admin/orders', search: { tab: value } })}
        />
      </PageHeader>
      <div {...tabPanelProps('billing', tab)}>
        <Part />
      </div>
    </Page>
  );
}
