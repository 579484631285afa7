import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { contactQuery, useSetContact } from '../adjustments.api.ts';
import { messages } from '../adjustments.messages.ts';

/** Who answers candidates that need another way to take part. */
export function AdjustmentContact() {
  const t = useText(messages);
  const errorText = useErrorText();
  const query = useQuery(contactQuery());
  const set = useSetContact();
  return (
    <Panel
      title={t('adjustments.contact')}
      actions={<Link to={'/user/adjustments' as '/user'}>{t('adjustments.view')}</Link>}
    >
      <QueryView query={query}>
        {({ employee_id, people }) => (
          <Stack gap={3}>
            <p>{t('adjustments.contact_text')}</p>
            {set.isError && <p role="alert">{errorText(set.error)}</p>}
            <NativeSelect
              label={t('adjustments.contact_who')}
              value={employee_id ?? ''}
              disabled={set.isPending}
              onChange={(event) => set.mutate(event.currentTarget.value || null)}
              data={[
                { value: '', label: t('adjustments.contact_nobody') },
                ...people.map((one) => ({ value: one.employee_id, label: one.name })),
              ]}
            />
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}
