import { Button } from '@mantine/core';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import type { Norm } from '../norms.api.ts';
import { messages } from '../norms.messages.ts';
import { Origin } from './origin.tsx';

/** Versions that were in force before, each with a way back. */
export function EarlierNorms({
  norms,
  onRestore,
}: {
  norms: readonly Norm[];
  onRestore: (version: number) => void;
}) {
  const t = useText(messages);
  const { number } = useFormat();
  return (
    <Panel title={t('norms.earlier.title')}>
      {norms.length === 0 ? (
        <p>{t('norms.earlier.none')}</p>
      ) : (
        <SimpleTable
          caption={t('norms.earlier.title')}
          columns={[
            { key: 'version', header: t('norms.earlier.title') },
            { key: 'since', header: t('norms.earlier.since') },
            { key: 'mean', header: t('norms.mean'), align: 'end' },
            { key: 'sd', header: t('norms.spread'), align: 'end' },
            { key: 'origin', header: t('norms.origin') },
            { key: 'restore', header: '' },
          ]}
          rows={norms.map((norm) => ({
            key: norm.id,
            cells: [
              t('norms.version', { version: norm.version }),
              <TimeText key="since" at={norm.created_at} />,
              number(norm.mean, { maximumFractionDigits: 3 }),
              number(norm.sd, { maximumFractionDigits: 3 }),
              <Origin key="origin" provisional={norm.provisional} />,
              <Button key="restore" variant="default" onClick={() => onRestore(norm.version)}>
                {t('norms.restore', { version: norm.version })}
              </Button>,
            ],
          }))}
        />
      )}
    </Panel>
  );
}
