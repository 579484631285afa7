import { Button } from '@mantine/core';
import { IconCalendar, IconFile, IconRefresh, IconServer, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../platform/error-text.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { RowMenu } from '../../ui/data-table/row-menu.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { TimeText } from '../../ui/marks/time-text.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import {
  type Source,
  sourcesQuery,
  useBeginProvider,
  useDisconnect,
  useRefreshSource,
} from './calendars.api.ts';
import { messages } from './calendars.messages.ts';
import classes from './components/calendar-sources.module.css';
import { ChangeSourceDialog } from './components/change-source-dialog.tsx';
import { AccountDialog, AddressDialog, FileDialog } from './components/connect-dialogs.tsx';
import { PROVIDER_NAMES } from './providers.ts';

/** The calendars whose busy times keep this person from being asked: connect, refresh, change, disconnect. */
export function CalendarSources() {
  const t = useText(messages);
  const query = useQuery(sourcesQuery());
  const begin = useBeginProvider();
  const [opened, setOpened] = useState<'ics' | 'caldav' | 'file' | null>(null);
  const close = () => setOpened(null);
  return (
    <Panel title={t('calendars.title')}>
      <Stack gap={4}>
        <p>{t('calendars.text')}</p>
        <QueryView query={query}>
          {({ items, providers, limit }) => (
            <Stack gap={4}>
              {items.length === 0 ? (
                <p>{t('calendars.none')}</p>
              ) : (
                <ul className={classes.list}>
                  {items.map((source) => (
                    <OneSource key={source.id} source={source} />
                  ))}
                </ul>
              )}
              {items.length < limit ? (
                <Row>
                  {providers.map((provider) => (
                    <Button
                      key={provider}
                      variant="default"
                      loading={begin.isPending && begin.variables === provider}
                      onClick={() => begin.mutate(provider)}
                    >
                      {t('calendars.connect_provider', { name: PROVIDER_NAMES[provider] })}
                    </Button>
                  ))}
                  <Button variant="default" onClick={() => setOpened('ics')}>
                    {t('calendars.subscribe')}
                  </Button>
                  <Button variant="default" onClick={() => setOpened('caldav')}>
                    {t('calendars.connect_caldav')}
                  </Button>
                  <Button variant="default" onClick={() => setOpened('file')}>
                    {t('calendars.import')}
                  </Button>
                </Row>
              ) : (
                <p>{t('calendars.full', { limit })}</p>
              )}
            </Stack>
          )}
        </QueryView>
      </Stack>
      <AddressDialog opened={opened === 'ics'} onClose={close} />
      <AccountDialog opened={opened === 'caldav'} onClose={close} />
      <FileDialog opened={opened === 'file'} onClose={close} />
    </Panel>
  );
}

const ICONS = {
  file: IconFile,
  ics: IconWorld,
  caldav: IconServer,
  google: IconCalendar,
  microsoft: IconCalendar,
} as const;

function OneSource({ source }: { source: Source }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const refresh = useRefreshSource(source.id);
  const disconnect = useDisconnect(source.id);
  const [opened, setOpened] = useState<'change' | 'disconnect' | null>(null);
  const Icon = ICONS[source.kind];
  const close = () => setOpened(null);
  const details = [t(`calendars.kind.${source.kind}`), source.host, source.username].filter(Boolean);
  return (
    <li className={classes.source}>
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div>
        <div className={classes.name}>
          <bdi>{source.name}</bdi>
        </div>
        <div className={classes.details}>
          {details.map((each, at) => (
            <span key={each}>
              {at > 0 && ' · '}
              <bdi>{each}</bdi>
            </span>
          ))}
        </div>
        {source.read_at && (
          <div className={classes.details}>
            {t.rich('calendars.read', {
              time: () => <TimeText at={source.read_at ?? ''} style="relative" />,
            })}{' '}
            {t('calendars.busy_count', { count: source.busy_count })}
          </div>
        )}
        {source.problem && (
          <div className={classes.problem} role="status">
            {source.problem}
          </div>
        )}
        {refresh.error ? <div role="alert">{errorText(refresh.error)}</div> : null}
      </div>
      <div className={classes.actions}>
        {source.kind !== 'file' && (
          <IconButton
            label={t('calendars.refresh', { name: source.name })}
            icon={IconRefresh}
            disabled={refresh.isPending}
            onClick={() => refresh.mutate(undefined)}
          />
        )}
        <RowMenu
          name={source.name}
          actions={[
            { label: t('calendars.change_this'), onClick: () => setOpened('change') },
            { label: t('calendars.disconnect'), danger: true, onClick: () => setOpened('disconnect') },
          ]}
        />
      </div>
      {opened === 'change' && <ChangeSourceDialog source={source} opened onClose={close} />}
      <ConfirmDialog
        opened={opened === 'disconnect'}
        onClose={close}
        title={t('calendars.disconnect_title', { name: source.name })}
        confirmLabel={t('calendars.disconnect')}
        danger
        busy={disconnect.isPending}
        error={disconnect.error}
        onConfirm={() => disconnect.mutate(undefined, { onSuccess: close })}
      >
        <p>{t('calendars.disconnect.text')}</p>
      </ConfirmDialog>
    </li>
  );
}
