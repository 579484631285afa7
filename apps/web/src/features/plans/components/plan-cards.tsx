import { Radio } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { PlansShown } from '@tryout/contract/plans/plans';
import { BILLING_PERIODS, type BillingPeriod, yearlySaving } from '@tryout/domain/plans/catalogue';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../plans.messages.ts';
import classes from './plan-cards.module.css';
import { usePlanWords } from './use-plan-words.ts';

interface PlanCardsProps {
  readonly shown: PlansShown;
  /** Shows the buttons without leading anywhere. */
  readonly isPreview: boolean;
}

type Plan = PlansShown['plans'][number];

/** The plans in the order of their annual price, by the year or by the month. */
export function PlanCards({ shown, isPreview }: PlanCardsProps) {
  const t = useText(messages);
  const words = usePlanWords();
  const [period, setPeriod] = useState<BillingPeriod>('year');
  const savings = shown.plans.map(({ annual_price, monthly_price }) =>
    yearlySaving(annual_price, monthly_price),
  );
  const most = Math.max(0, ...savings);
  return (
    <Stack gap={4}>
      <Radio.Group
        label={t('plans.period')}
        value={period}
        onChange={(value) => setPeriod(BILLING_PERIODS.find((one) => one === value) ?? 'year')}
      >
        <Row gap={5}>
          <Radio
            value="year"
            label={most > 0 ? t('plans.period.year_saving', { percent: most }) : t('plans.period.year')}
          />
          <Radio value="month" label={t('plans.period.month')} />
        </Row>
      </Radio.Group>
      <ul className={classes.cards}>
        {shown.plans.map((plan) => (
          <Panel
            key={plan.plan_id}
            as="li"
            title={plan.name}
            tone={plan.plan_id === shown.current?.plan_id ? 'selected' : 'plain'}
          >
            <Stack gap={3}>
              <Price plan={plan} period={period} words={words} />
              {plan.description && <p>{plan.description}</p>}
              {plan.trial_days > 0 && <p>{t('plans.trial', { days: plan.trial_days })}</p>}
              <Choose plan={plan} period={period} shown={shown} isPreview={isPreview} />
            </Stack>
          </Panel>
        ))}
      </ul>
      {!shown.can_buy && <p>{t('plans.ask')}</p>}
    </Stack>
  );
}

function Price({
  plan,
  period,
  words,
}: {
  plan: Plan;
  period: BillingPeriod;
  words: ReturnType<typeof usePlanWords>;
}) {
  const t = useText(messages);
  if (plan.annual_price === 0) return <p className={classes.price}>{t('plans.price.free')}</p>;
  const byMonth = period === 'month' && plan.monthly_price !== null;
  const price = words.price(byMonth ? (plan.monthly_price ?? 0) : plan.annual_price, plan.currency);
  return (
    <>
      <p className={classes.price}>{t(byMonth ? 'plans.price.month' : 'plans.price.year', { price })}</p>
      {period === 'month' && !byMonth && <p>{t('plans.price.year_only')}</p>}
    </>
  );
}

/** What can be done with a plan: it is there already, or it can be chosen where something can be bought. */
function Choose({
  plan,
  period,
  shown,
  isPreview,
}: {
  plan: Plan;
  period: BillingPeriod;
  shown: PlansShown;
  isPreview: boolean;
}) {
  const t = useText(messages);
  const { current } = shown;
  if (plan.plan_version_id === current?.plan_version_id) return <p>{t('plans.yours')}</p>;
  if (isPreview || !shown.can_buy || plan.annual_price === 0) return null;
  const paid = period === 'month' && plan.monthly_price === null ? 'year' : period;
  return (
    <LinkButton
      to={'/user/billing/checkout' as '/user'}
      search={{ plan: plan.plan_id, period: paid } as never}
      variant="default"
    >
      {t('plans.choose', { name: plan.name })}
    </LinkButton>
  );
}
