import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../play.messages.ts';
import type { Tenths } from '../../played-values.ts';
import classes from './tenths-chart.module.css';

interface TenthsChartProps {
  readonly tenths: Tenths;
  /** The own value; null: none. */
  readonly own: number | null;
}

/** Ten columns from the lowest to the highest value, with the own one marked; the counts are read out. */
export function TenthsChart({ tenths, own }: TenthsChartProps) {
  const t = useText(messages);
  const { list, number } = useFormat();
  const { low, high, counts } = tenths;
  const most = Math.max(1, ...counts);
  const end = (value: number) => number(value, { maximumSignificantDigits: 4 });
  const place = own === null ? null : Math.min(1, Math.max(0, high > low ? (own - low) / (high - low) : 0.5));
  return (
    <span className={classes.chart}>
      <svg
        className={classes.shape}
        viewBox="0 0 100 30"
        role="img"
        aria-label={t('formulas.play.shape', {
          low: end(low),
          high: end(high),
          counts: list(counts.map((count) => number(count))),
        })}
      >
        {counts.map((count, tenth) => {
          const height = (count / most) * 24;
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          return <rect key={tenth} x={tenth * 10 + 1} width={8} y={29 - height} height={height + 1} />;
        })}
        {place !== null && <path className={classes.own} d={`M ${place * 98 + 1} 0 V 30`} />}
      </svg>
      <span className={classes.ends} aria-hidden="true">
        <span>{end(low)}</span>
        <span>{end(high)}</span>
      </span>
    </span>
  );
}
