import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../ui/charts/band.ts';
import { BandChip } from '../../../ui/charts/band-chip.tsx';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { bandCounts, expectedMinutes, spreadOf } from '../distribution.ts';
import type { SimulatedCandidate } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

/** How the job fit of simulated candidates spreads, and how long they took. */
export function FitSpread({ candidates }: { candidates: readonly SimulatedCandidate[] }) {
  const t = useText(messages);
  const format = useFormat();
  const spread = spreadOf(candidates.map((each) => each.job_fit_score));
  const minutes = expectedMinutes(candidates);
  const words = (count: number) =>
    t('previews.count', {
      count: format.number(count),
      share: format.number(candidates.length === 0 ? 0 : count / candidates.length, { style: 'percent' }),
    });
  const one = (value: number | null) =>
    value === null ? '–' : format.number(value, { maximumFractionDigits: 1 });
  return (
    <Panel title={t('previews.fit.title')}>
      <Stack gap={4}>
        <BarRows
          label={t('previews.fit.bands')}
          rows={bandCounts(candidates).map(({ key, min, count }) => ({
            key,
            label: <BandChip score={min} />,
            value: count,
            words: words(count),
            color: `var(--band-${bandLook(min).token})`,
          }))}
        />
        <p>
          {t('previews.fit.figures', {
            mean: one(spread.mean),
            sd: one(spread.sd),
            low: one(spread.low),
            high: one(spread.high),
          })}
        </p>
        {spread.missing > 0 && <p>{t('previews.fit.missing', { count: spread.missing })}</p>}
        {minutes && <p>{t('previews.minutes', { half: one(minutes.half), most: one(minutes.most) })}</p>}
      </Stack>
    </Panel>
  );
}
