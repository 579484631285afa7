import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FeatureFlag } from '@tryout/contract/feature-flags/feature-flags';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type FlagChange, flagHistoryQuery, useRestoreFlag } from '../feature-flags.api.ts';
import { messages } from '../feature-flags.messages.ts';
import { useAudienceWords } from '../use-audience-words.ts';

/** Who changed which flag, newest first; one press brings an earlier audience back. */
export function FlagHistory({ flags }: { readonly flags: readonly FeatureFlag[] }) {
  const t = useText(messages);
  const words = useAudienceWords();
  const query = useQuery(flagHistoryQuery());
  const restore = useRestoreFlag();
  const button = (change: FlagChange) => {
    const flag = flags.find((one) => one.key === change.key);
    if (!change.restorable || !flag) return null;
    return (
      <Button
        key="restore"
        variant="default"
        loading={restore.isPending && restore.variables.id === change.id}
        disabled={restore.isPending}
        onClick={() => restore.mutate({ id: change.id, version: flag.version })}
      >
        {t('flags.restore')}
        <span className="visually-hidden">
          : {t(`flags.${flag.key}`)} = {words(change.before)}
        </span>
      </Button>
    );
  };
  const nameOf = (key: string) => {
    const flag = flags.find((one) => one.key === key);
    return flag ? t(`flags.${flag.key}`) : key;
  };
  return (
    <Panel title={t('flags.history')}>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('flags.history.none')}</p>
          ) : (
            <SimpleTable
              caption={t('flags.history')}
              stacks
              columns={[
                { key: 'key', header: t('flags.flag') },
                { key: 'before', header: t('flags.before') },
                { key: 'after', header: t('flags.after') },
                { key: 'who', header: t('flags.who') },
                { key: 'when', header: t('flags.when') },
                { key: 'restore', header: t('flags.restore') },
              ]}
              rows={items.map((one) => ({
                key: one.id,
                cells: [
                  nameOf(one.key),
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
