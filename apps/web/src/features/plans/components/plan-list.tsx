import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PlanEntry } from '@tryout/contract/plans/manage-plans';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { CommonStatusChip } from '../../../ui/marks/common-status-chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { allPlansQuery, featuresQuery, useDiscardPlan, useMovePlan, usePublishPlan } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { OfferActions } from './offer-actions.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { usePlanWords } from './use-plan-words.ts';
import { VersionTable } from './version-table.tsx';

/** A13: every plan in the order of its price, with its versions. */
export function PlanList() {
  const t = useText(messages);
  const plans = useQuery(allPlansQuery());
  const features = useQuery(featuresQuery());
  const [edited, setEdited] = useState<PlanEntry | 'new' | null>(null);
  const add = <Button onClick={() => setEdited('new')}>{t('plans.add')}</Button>;
  return (
    <Stack gap={5}>
      <QueryView query={plans}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('plans.empty')} action={add} />
          ) : (
            <>
              <div>{add}</div>
              {items.map((plan) => (
                <PlanPanel key={plan.id} plan={plan} onEdit={() => setEdited(plan)} />
              ))}
            </>
          )
        }
      </QueryView>
      {edited && features.data && (
        <PlanDialog
          features={features.data.items}
          plan={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}

function PlanPanel({ plan, onEdit }: { plan: PlanEntry; onEdit: () => void }) {
  const t = useText(messages);
  const words = usePlanWords();
  const name = plan.versions[0]?.name ?? plan.key;
  return (
    <Panel
      title={
        <Row gap={3}>
          <bdi>{name}</bdi>
          <CommonStatusChip status={plan.status} />
        </Row>
      }
    >
      <Stack gap={3}>
        <p>{t(`plans.audience.${plan.audience}`)}</p>
        <VersionTable
          name={name}
          versions={plan.versions.map((one) => ({
            ...one,
            price:
              one.monthly_price === null
                ? t('plans.price.year', { price: words.price(one.annual_price, one.currency) })
                : t('plans.price.both', {
                    year: words.price(one.annual_price, one.currency),
                    month: words.price(one.monthly_price, one.currency),
                  }),
            gives: one.features,
          }))}
        />
        <OfferActions
          id={plan.id}
          name={name}
          status={plan.status}
          versions={plan.versions}
          onEdit={onEdit}
          publish={usePublishPlan()}
          discard={useDiscardPlan()}
          move={useMovePlan()}
        />
      </Stack>
    </Panel>
  );
}
