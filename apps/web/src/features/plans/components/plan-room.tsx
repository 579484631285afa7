import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { readUserFeatures } from '@tryout/contract/entitlements/entitlements';
import type { FeatureKey } from '@tryout/domain/plans/features';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { messages } from '../plans.messages.ts';

/**
 * Says before somebody presses what the plan of the organization has of a feature: how much of it is used, or that it is
 * used up or not included, and which plan has it. Nothing where plans are not used, or there is no limit.
 */
export function PlanRoom({ feature }: { readonly feature: FeatureKey }) {
  const t = useText(messages);
  const user = useCurrentUser();
  const isOn = useQuery(routeQuery(publicConfig)).data?.billing === true;
  const use = useQuery({ ...routeQuery(readUserFeatures), enabled: isOn }).data?.[feature];
  if (!use || (use.enabled && use.limit === null)) return null;
  const { limit, used, plan } = use;
  const isCounted = use.enabled && limit !== null && used !== null;
  const isOut = !isCounted || used >= limit;
  const mayBuy = user.rights.includes('billing.manage');
  return (
    <Banner
      tone={isOut ? 'warning' : 'info'}
      action={
        isOut && mayBuy ? (
          <LinkButton to="/user/billing/$part" params={{ part: 'plans' }} variant="default">
            {t('plans.room.see')}
          </LinkButton>
        ) : undefined
      }
    >
      {isCounted
        ? t('plans.room.used', { feature: t(`plans.room.${feature}`), used, limit })
        : t('plans.room.without', { feature: t(`plans.room.${feature}`) })}
      {isOut && plan !== '' && ` ${t('plans.room.more', { plan })}`}
      {isOut && !mayBuy && ` ${t('plans.room.ask')}`}
    </Banner>
  );
}
