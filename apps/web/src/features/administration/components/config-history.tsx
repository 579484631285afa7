import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import {
  type ConfigChange,
  configHistoryQuery,
  configsQuery,
  useRestoreConfig,
} from '../administration.api.ts';
import { messages } from '../administration.messages.ts';

/** Who changed which setting, newest first; one press brings an earlier value back. */
export function ConfigHistory() {
  const t = useText(messages);
  const query = useQuery(configHistoryQuery());
  const configs = useQuery(configsQuery());
  const restore = useRestoreConfig();
  const entryOf = (key: string) => configs.data?.items.find((entry) => entry.key === key);
  const words = (value: unknown): string => {
    if (typeof value === 'boolean') return t(`administration.config.${value ? 'on' : 'off'}`);
    return Array.isArray(value) ? value.join(', ') : String(value ?? '');
  };
  const button = (change: ConfigChange) => {
    const entry = entryOf(change.key);
    if (!change.restorable || !entry) return null;
    return (
      <Button
        key="restore"
        variant="default"
        loading={restore.isPending && restore.variables.change.id === change.id}
        disabled={restore.isPending}
        onClick={() => restore.mutate({ change, current: entry.value })}
      >
        {t('administration.config.restore')}
        <span className="visually-hidden">
          : {entry.description} = {words(change.before)}
        </span>
      </Button>
    );
  };
  return (
    <Panel title={t('administration.config.history')}>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('administration.none')}</p>
          ) : (
            <SimpleTable
              caption={t('administration.config.table')}
              columns={[
                { key: 'key', header: t('administration.config.key') },
                { key: 'before', header: t('administration.config.before') },
                { key: 'after', header: t('administration.config.after') },
                { key: 'who', header: t('administration.config.who') },
                { key: 'when', header: t('administration.security.when') },
                { key: 'restore', header: t('administration.config.restore_head') },
              ]}
              rows={items.map((one) => ({
                key: one.id,
                cells: [
                  entryOf(one.key)?.description ?? one.key,
                  words(one.before),
                  words(one.after),
                  <bdi key="who">{one.changed_by}</bdi>,
                  <TimeText key="when" at={one.changed_at} />,
                  button(one),
                ],
              }))}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}
