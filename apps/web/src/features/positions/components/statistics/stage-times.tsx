import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../../ui/charts/bar-rows.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import type { PositionStatistics } from '../../positions.api.ts';
import { messages } from '../../statistics.messages.ts';
import { useDuration } from '../../use-duration.ts';
import { vocabulary } from '../../vocabulary.messages.ts';

interface StageTimesProps {
  stages: PositionStatistics['stages'];
  latest: number;
}

/** Median time in each status that people have left again; a table has the slowest and those who wait now. */
export function StageTimes({ stages, latest }: StageTimesProps) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const format = useFormat();
  const duration = useDuration();
  const left = stages.filter((stage) => stage.median_days !== null);
  if (stages.length === 0) return <p>{t('positions.times.none')}</p>;
  return (
    <Stack gap={3}>
      {left.length === 0 ? (
        <p>{t('positions.times.none_left')}</p>
      ) : (
        <BarRows
          label={t('positions.times.median')}
          rows={left.map((stage) => ({
            key: stage.status,
            label: v(`positions.stage.${stage.status}`),
            value: stage.median_days ?? 0,
            words: duration(stage.median_days),
          }))}
        />
      )}
      <p>{t('positions.times.text', { latest: format.number(latest) })}</p>
      <Disclosure label={t('positions.times.table')}>
        <SimpleTable
          caption={t('positions.times.title')}
          columns={[
            { key: 'stage', header: t('positions.times.stage') },
            { key: 'left', header: t('positions.times.left'), align: 'end' },
            { key: 'median', header: t('positions.times.median'), align: 'end' },
            { key: 'slowest', header: t('positions.times.slowest'), align: 'end' },
            { key: 'waiting', header: t('positions.times.waiting'), align: 'end' },
            { key: 'waited', header: t('positions.times.waited'), align: 'end' },
          ]}
          rows={stages.map((stage) => ({
            key: stage.status,
            cells: [
              v(`positions.stage.${stage.status}`),
              stage.left,
              duration(stage.median_days),
              duration(stage.slowest_tenth_days),
              stage.waiting,
              duration(stage.waiting_median_days),
            ],
          }))}
        />
      </Disclosure>
    </Stack>
  );
}
