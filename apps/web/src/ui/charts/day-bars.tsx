import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import classes from './day-bars.module.css';

interface DayBarsProps {
  /** What is counted, as the tooltip names it. */
  name: string;
  /** What the chart says as a whole, for those who do not see it. */
  summary: string;
  /** One entry a day, in their order; `day` as YYYY-MM-DD. */
  days: readonly { readonly day: string; readonly count: number }[];
}

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** A small chart of counts by day. Time runs from left to right in every language. */
export function DayBars({ name, summary, days }: DayBarsProps) {
  const format = useFormat();
  return (
    <div className={classes.chart} dir="ltr" role="img" aria-label={summary}>
      <BarChart
        h={120}
        data={days.map(({ day, count }) => ({ day, count }))}
        dataKey="day"
        series={[{ name: 'count', label: name, color: 'var(--chart-bar)' }]}
        gridAxis="none"
        withYAxis={false}
        minBarSize={1}
        valueFormatter={(value) => format.number(value)}
        xAxisProps={{
          tickFormatter: (day: string) => format.date(day, DAY),
          ticks: [days[0], days.at(-1)].flatMap((one) => (one ? [one.day] : [])),
          interval: 'preserveStartEnd',
        }}
        tooltipProps={{
          // Nothing is pointed at to begin with.
          labelFormatter: (day) => (day ? format.date(String(day), DAY) : ''),
          isAnimationActive: false,
        }}
        barProps={{ isAnimationActive: false, radius: 2 }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
