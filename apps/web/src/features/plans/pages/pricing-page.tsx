import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AUDIENCES, type Audience } from '@tryout/domain/plans/catalogue';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { LeadForm } from '../../leads/public.tsx';
import { AddOnCards } from '../components/add-on-cards.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { PlanDifferences } from '../components/plan-differences.tsx';
import { pricingQuery } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';

/** What plans there are, for visitors, and the form to ask for more. */
export function PricingPage() {
  const t = useText(messages);
  const [audience, setAudience] = useState<Audience>('company');
  const query = useQuery(pricingQuery(audience));
  return (
    <Page>
      <PageHeader title={t('plans.pricing')} />
      <Stack gap={6}>
        <QueryView query={query} skeleton={<CardSkeleton lines={8} />}>
          {({ plans, add_ons }) =>
            plans.is_on ? (
              <Stack gap={5}>
                <NativeSelect
                  label={t('plans.audience')}
                  value={audience}
                  onChange={({ currentTarget }) =>
                    setAudience(AUDIENCES.find((one) => one === currentTarget.value) ?? 'company')
                  }
                  data={AUDIENCES.map((value) => ({ value, label: t(`plans.audience.${value}`) }))}
                />
                {plans.plans.length > 0 && (
                  <>
                    <PlanCards shown={plans} isPreview />
                    <PlanDifferences shown={plans} />
                  </>
                )}
                <AddOnCards addOns={add_ons} shown={plans} isPreview />
              </Stack>
            ) : (
              <p>{t('plans.pricing.everything')}</p>
            )
          }
        </QueryView>
        <Panel title={t('plans.pricing.ask')}>
          <Suspense>
            <LeadForm source="pricing" />
          </Suspense>
        </Panel>
      </Stack>
    </Page>
  );
}
