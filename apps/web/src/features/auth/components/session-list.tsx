import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { sessionsQuery, useRevokeOthers, useRevokeSession } from '../auth.api.ts';
import { deviceName } from '../device-name.ts';
import { messages } from '../settings.messages.ts';

/** Where the person is signed in, each with a way to end it. */
export function SessionList() {
  const t = useText(messages);
  const query = useQuery(sessionsQuery());
  const revoke = useRevokeSession();
  const others = useRevokeOthers();
  const columns = ['device', 'seen', 'since', 'network', 'action'] as const;
  return (
    <Panel
      title={t('settings.sessions.title')}
      actions={
        (query.data?.items.length ?? 0) > 1 && (
          <Button variant="default" loading={others.isPending} onClick={() => others.mutate()}>
            {t('settings.sessions.end_others')}
          </Button>
        )
      }
    >
      <p>{t('settings.sessions.note')}</p>
      <QueryView query={query}>
        {({ items }) => (
          <SimpleTable
            caption={t('settings.sessions.table')}
            stacks
            columns={columns.map((key) => ({ key, header: t(`settings.sessions.${key}`) }))}
            rows={items.map((session) => {
              const device = deviceName(session.user_agent) ?? t('settings.sessions.unknown_device');
              return {
                key: session.session_id,
                cells: [
                  device,
                  <TimeText key="seen" at={session.last_seen_at} style="relative" />,
                  <TimeText key="since" at={session.created_at} />,
                  <span key="network">
                    {t(`settings.sessions.network.${session.network}`)} (<bdi>{session.ip}</bdi>)
                  </span>,
                  session.is_current ? (
                    t('settings.sessions.this')
                  ) : (
                    <Button
                      key="end"
                      variant="default"
                      aria-label={t('settings.sessions.end', { device })}
                      onClick={() => revoke.mutate(session.session_id)}
                    >
                      {t('settings.sessions.action')}
                    </Button>
                  ),
                ],
              };
            })}
          />
        )}
      </QueryView>
    </Panel>
  );
}
