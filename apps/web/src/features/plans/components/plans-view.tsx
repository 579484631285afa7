import type { RouteResult } from '@tryout/contract/define-route';
import type { FeatureUse } from '@tryout/contract/entitlements/entitlements';
import type { listAddOns, PlansShown } from '@tryout/contract/plans/plans';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SellerContact } from '../../billing/public.ts';
import { messages } from '../plans.messages.ts';
import { AddOnCards } from './add-on-cards.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanChanges, PlanDifferences } from './plan-differences.tsx';

interface PlansViewProps {
  readonly shown: PlansShown;
  readonly addOns: RouteResult<typeof listAddOns>['items'];
  readonly use: Readonly<Record<string, FeatureUse>>;
  readonly isPreview?: boolean;
}

/** The customers' page: what they have, what they can have, and what a change means. */
export function PlansView({ shown, addOns, use, isPreview = false }: PlansViewProps) {
  const t = useText(messages);
  return (
    <Stack gap={6}>
      <CurrentPlan shown={shown} use={use} />
      {shown.plans.length === 0 ? (
        <EmptyState title={t('plans.none')} />
      ) : (
        <>
          <PlanCards shown={shown} isPreview={isPreview} />
          {!isPreview && shown.can_buy && <SellerContact />}
          <PlanChanges shown={shown} use={use} />
          <PlanDifferences shown={shown} />
        </>
      )}
      <AddOnCards addOns={addOns} shown={shown} isPreview={isPreview} />
    </Stack>
  );
}
