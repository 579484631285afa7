import { Suspense } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import type { Overview } from '../../administration.api.ts';
import { messages } from '../../administration.messages.ts';
import classes from './overview.module.css';

const DayBars = lazyPiece(() =>
  import('../../../../ui/charts/day-bars.tsx').then((m) => ({ default: m.DayBars })),
);

const SERIES = ['applications', 'plays_completed', 'accounts'] as const;

/** What came in on each of the last 30 days. */
export function Trends({ trend }: { trend: Overview['trend'] }) {
  const t = useText(messages);
  const format = useFormat();
  return (
    <section aria-labelledby="trends" className={classes.section}>
      <h2 id="trends">{t('administration.trend')}</h2>
      <div className={classes.trends}>
        {SERIES.map((series) => {
          const days = trend.map((day) => ({ day: day.day, count: day[series] }));
          const total = days.reduce((sum, { count }) => sum + count, 0);
          const name = t(`administration.trend.${series}`);
          const busiest = days.reduce((most, one) => (one.count > most.count ? one : most), {
            day: '',
            count: 0,
          });
          return (
            <Panel key={series} as="div">
              <p className={classes.trendName}>{name}</p>
              <p className={classes.trendTotal}>{format.number(total)}</p>
              <div className={classes.trendChart}>
                <Suspense fallback={null}>
                  <DayBars
                    name={name}
                    days={days}
                    summary={
                      total === 0
                        ? t('administration.trend.none', { name })
                        : t('administration.trend.summary', {
                            name,
                            total,
                            most: busiest.count,
                            day: format.date(busiest.day, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
                          })
                    }
                  />
                </Suspense>
              </div>
            </Panel>
          );
        })}
      </div>
    </section>
  );
}
