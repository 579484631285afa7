import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listStatedApplications, takeStatedApplications } from '@tryout/contract/accounts/accounts';
import { callRoute } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../applications.messages.ts';

const statedQuery = routeQuery(listStatedApplications);

/** What was sent with the person's address without signing in: they say whether it is theirs. */
export function StatedApplications() {
  const t = useText(messages);
  const format = useFormat();
  const client = useQueryClient();
  const user = useCurrentUser();
  const { data } = useQuery({ ...statedQuery, enabled: user.email_verified });
  const take = useMutation({
    mutationFn: () => callRoute(takeStatedApplications, { body: {} }),
    onSuccess: async ({ moved, duplicates }) => {
      toast.say({ message: t('applications.stated.added', { count: moved }), tone: 'success' });
      if (duplicates > 0) toast.say({ message: t('applications.stated.duplicates'), tone: 'plain' });
      await Promise.all([invalidateFeature(client, 'accounts'), invalidateFeature(client, 'applications')]);
    },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Panel title={t('applications.stated.title', { count: data.items.length })} tone="selected">
      <Stack align="start">
        <p>{t('applications.stated.text', { email: user.email })}</p>
        <ul>
          {data.items.map((one) => (
            <li key={one.application_id}>
              {t('applications.stated.one', {
                position: one.position_title,
                organization: one.organization_name,
                date: format.date(one.created_at),
              })}
            </li>
          ))}
        </ul>
        <Button loading={take.isPending} onClick={() => take.mutate()}>
          {t('applications.stated.take')}
        </Button>
      </Stack>
    </Panel>
  );
}
