import { BANDS } from '@tryout/domain/score-cards/bands';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { BarRows } from '../../../../ui/charts/bar-rows.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { PositionStatistics } from '../../positions.api.ts';
import { messages } from '../../statistics.messages.ts';

/** How many applicants have a job fit of which band, best band first. */
export function BandSpread({ bands }: { bands: NonNullable<PositionStatistics['bands']> }) {
  const t = useText(messages);
  const format = useFormat();
  const counts = new Map(bands.counts.map(({ key, count }) => [key, count]));
  const scored = bands.counts.reduce((sum, { count }) => sum + count, 0);
  if (scored + bands.without_band === 0) return <p>{t('positions.bands.none')}</p>;
  return (
    <Stack gap={3}>
      {scored > 0 && (
        <BarRows
          label={t('positions.bands.title')}
          rows={BANDS.toReversed().map(({ key, min }) => {
            const count = counts.get(key) ?? 0;
            return {
              key,
              label: <BandChip score={min} />,
              value: count,
              words: `${format.number(count)} · ${format.number(count / scored, { style: 'percent' })}`,
              color: `var(--band-${bandLook(min).token})`,
            };
          })}
        />
      )}
      {bands.without_band > 0 && <p>{t('positions.bands.no_band', { count: bands.without_band })}</p>}
      {bands.without_score > 0 && <p>{t('positions.bands.without', { count: bands.without_score })}</p>}
    </Stack>
  );
}
