import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { BillingHead } from '../../billing/public.ts';
import { PlansView } from '../components/plans-view.tsx';
import { addOnsQuery, ofFeaturesQuery, plansQuery } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';

/** R17: the plan of one's organization, the others, and add-ons. */
export function PlansPage() {
  const t = useText(messages);
  const plans = useQuery(plansQuery());
  const addOns = useQuery(addOnsQuery());
  const use = useQuery(ofFeaturesQuery());
  return (
    <Page>
      {plans.data?.is_on ? <BillingHead title={t('plans.title')} /> : <PageHeader title={t('plans.title')} />}
      <QueryView query={plans} skeleton={<CardSkeleton lines={8} />}>
        {(shown) =>
          shown.is_on ? (
            <QueryView query={use} skeleton={<CardSkeleton lines={8} />}>
              {(used) => <PlansView shown={shown} addOns={addOns.data?.items ?? []} use={used} />}
            </QueryView>
          ) : (
            <EmptyState title={t('plans.off')} />
          )
        }
      </QueryView>
    </Page>
  );
}
