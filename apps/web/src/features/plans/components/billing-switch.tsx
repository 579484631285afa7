import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { billingQuery, useSwitchBilling } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';

/** Whether plans are used on this platform, and what turning them on grants. */
export function BillingSwitch() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(billingQuery());
  const change = useSwitchBilling();
  const [asking, setAsking] = useState(false);
  return (
    <QueryView query={query}>
      {({ is_on, organizations, in_use }) => (
        <Panel
          title={t(is_on ? 'plans.billing.on' : 'plans.billing.off')}
          actions={
            <Button variant="default" onClick={() => setAsking(true)}>
              {t(is_on ? 'plans.billing.turn_off' : 'plans.billing.turn_on')}
            </Button>
          }
        >
          <p>{t(is_on ? 'plans.billing.on.about' : 'plans.billing.off.about')}</p>
          <ConfirmDialog
            opened={asking}
            onClose={() => setAsking(false)}
            onConfirm={() =>
              change.mutate({ is_on: !is_on, was_on: is_on }, { onSuccess: () => setAsking(false) })
            }
            title={t(is_on ? 'plans.billing.turn_off' : 'plans.billing.turn_on')}
            confirmLabel={t(is_on ? 'plans.billing.turn_off' : 'plans.billing.turn_on')}
            busy={change.isPending}
            error={change.error}
          >
            {is_on ? (
              <p>{t('plans.billing.turn_off.about')}</p>
            ) : (
              <Stack gap={3}>
                <p>{t('plans.billing.turn_on.about', { organizations })}</p>
                <ul>
                  {in_use.map(({ key, name, organizations: count }) => (
                    <li key={key}>
                      {name}: {t('plans.billing.in_use', { count, shown: format.number(count) })}
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
          </ConfirmDialog>
        </Panel>
      )}
    </QueryView>
  );
}
