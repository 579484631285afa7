import type { RouteResult } from '@tryout/contract/define-route';
import type { listAddOns, PlansShown } from '@tryout/contract/plans/plans';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../plans.messages.ts';
import classes from './plan-cards.module.css';
import { usePlanWords } from './use-plan-words.ts';

type AddOn = RouteResult<typeof listAddOns>['items'][number];

interface AddOnCardsProps {
  readonly addOns: readonly AddOn[];
  readonly shown: PlansShown;
  readonly isPreview: boolean;
}

/** What can be bought beside a plan. */
export function AddOnCards({ addOns, shown, isPreview }: AddOnCardsProps) {
  const t = useText(messages);
  const words = usePlanWords();
  if (addOns.length === 0) return null;
  return (
    <Panel title={t('plans.add_ons')}>
      <ul className={classes.cards}>
        {addOns.map((addOn) => (
          <Panel key={addOn.add_on_id} as="li" title={addOn.name} tone="sunken">
            <Stack gap={3}>
              <p>
                {t(`plans.add_on.${addOn.every ?? 'once'}`, {
                  price: words.price(addOn.price, addOn.currency),
                })}
              </p>
              {addOn.expires_days !== null && (
                <p>{t('plans.add_on.expires', { days: addOn.expires_days })}</p>
              )}
              {addOn.description && <p>{addOn.description}</p>}
              {shown.can_buy && !isPreview && (
                <LinkButton
                  to={'/user/billing/checkout' as '/user'}
                  search={{ add_on: addOn.add_on_id } as never}
                  variant="default"
                >
                  {t('plans.buy', { name: addOn.name })}
                </LinkButton>
              )}
            </Stack>
          </Panel>
        ))}
      </ul>
    </Panel>
  );
}
