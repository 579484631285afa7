import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SimpleTable } from '../../../ui/simple-table.tsx';
import { TimeText } from '../../../ui/time-text.tsx';
import { configHistoryQuery } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';

const words = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

/** Who changed which setting, newest first. */
export function ConfigHistory() {
  const t = useText(messages);
  const query = useQuery(configHistoryQuery());
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
              ]}
              rows={items.map((one) => ({
                key: `${one.key}${one.changed_at}`,
                cells: [
                  one.key,
                  words(one.before),
                  words(one.after),
                  <bdi key="who">{one.changed_by}</bdi>,
                  <TimeText key="when" at={one.changed_at} />,
                ],
              }))}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}
