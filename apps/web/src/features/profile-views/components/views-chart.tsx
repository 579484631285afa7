import type { RouteResult } from '@tryout/contract/define-route';
import type { listProfileViews } from '@tryout/contract/profile-views/profile-views';
import { Suspense } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { messages } from '../profile-views.messages.ts';
import classes from './views.module.css';

const DayBars = lazyPiece(() =>
  import('../../../ui/charts/day-bars.tsx').then((m) => ({ default: m.DayBars })),
);

const DAY = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** Views of each of the last 90 days: as a picture, and as a table of the days that had some. */
export function ViewsChart({ views }: { views: RouteResult<typeof listProfileViews> }) {
  const t = useText(messages);
  const format = useFormat();
  const { days, views_30d: count, views_delta: delta } = views;
  const total = days.reduce((sum, day) => sum + day.count, 0);
  const busiest = days.reduce((most, day) => (day.count > most.count ? day : most), { day: '', count: 0 });
  const change =
    delta > 0
      ? t('views.more', { count: delta })
      : delta < 0
        ? t('views.fewer', { count: -delta })
        : t('views.same');
  return (
    <Panel title={t('views.chart')}>
      <p className={classes.numbers}>
        <strong>{t('views.count', { count })}</strong>
        {', '}
        {change}
      </p>
      <Suspense fallback={null}>
        <DayBars
          name={t('views.chart.name')}
          days={days}
          summary={
            total === 0
              ? t('views.chart.none')
              : t('views.chart.summary', { total, most: busiest.count, day: format.date(busiest.day, DAY) })
          }
        />
      </Suspense>
      <Disclosure label={t('views.chart.table')}>
        <SimpleTable
          caption={t('views.chart')}
          columns={[
            { key: 'day', header: t('views.chart.day') },
            { key: 'count', header: t('views.chart.count'), align: 'end' },
          ]}
          rows={days
            .filter((day) => day.count > 0)
            .reverse()
            .map((day) => ({ key: day.day, cells: [format.date(day.day, DAY), format.number(day.count)] }))}
        />
      </Disclosure>
    </Panel>
  );
}
