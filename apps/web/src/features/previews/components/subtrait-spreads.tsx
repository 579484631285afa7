import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { type Spread, spreadOf } from '../distribution.ts';
import { messages } from '../previews.messages.ts';
import type { Series } from '../use-simulated-candidates.ts';
import classes from './subtrait-spreads.module.css';

/** How the scores of every subtrait spread. */
export function SubtraitSpreads({ series }: { series: Series }) {
  const t = useText(messages);
  const { number } = useFormat();
  const one = (value: number | null) => (value === null ? '–' : number(value, { maximumFractionDigits: 1 }));
  return (
    <Panel title={t('previews.subtraits.title')}>
      <SimpleTable
        caption={t('previews.subtraits.table')}
        columns={[
          { key: 'name', header: t('previews.subtraits.name') },
          { key: 'mean', header: t('previews.subtraits.mean'), align: 'end' },
          { key: 'sd', header: t('previews.subtraits.sd'), align: 'end' },
          { key: 'range', header: t('previews.subtraits.range') },
          { key: 'shape', header: t('previews.subtraits.shape') },
          { key: 'missing', header: t('previews.subtraits.missing'), align: 'end' },
        ]}
        rows={series.subtraits.map(({ subtrait_id, subtrait }) => {
          const spread = spreadOf(series.candidates.map((each) => each.scores[subtrait_id] ?? null));
          return {
            key: subtrait_id,
            cells: [
              subtrait,
              one(spread.mean),
              one(spread.sd),
              t('previews.range', { low: one(spread.low), high: one(spread.high) }),
              <Shape key="shape" spread={spread} />,
              number(spread.missing),
            ],
          };
        })}
      />
    </Panel>
  );
}

/** Ten columns from 0 to 100; the counts are read out. */
function Shape({ spread }: { spread: Spread }) {
  const t = useText(messages);
  const { list, number } = useFormat();
  const most = Math.max(1, ...spread.tenths);
  return (
    <span className={classes.chart}>
      <svg
        className={classes.shape}
        viewBox="0 0 100 24"
        role="img"
        aria-label={t('previews.shape', { counts: list(spread.tenths.map((count) => number(count))) })}
      >
        {spread.tenths.map((count, tenth) => {
          const height = (count / most) * 22;
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          return <rect key={tenth} x={tenth * 10 + 1} width={8} y={23 - height} height={height + 1} />;
        })}
      </svg>
      <span className={classes.poles} aria-hidden="true">
        <span>{number(0)}</span>
        <span>{number(100)}</span>
      </span>
    </span>
  );
}
