import { BANDS, bandLabel } from '@tryout/domain/score-cards/bands';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../ui/charts/band.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { messages as ui } from '../../../ui/ui.messages.ts';
import { messages } from '../template-compare.messages.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How many people are in each band before and after, drawn and as a table. */
export function BandShift({ bands }: { bands: readonly (readonly number[])[] }) {
  const t = useText(messages);
  const words = useText(ui);
  const { number } = useFormat();
  const looks = [...BANDS.map((band) => bandLook(band.max)), bandLook(null)];
  const names = looks.map((look) => words(look.word));
  const after = names.map((_, i) => sum(bands.map((line) => line[i] ?? 0)));
  return (
    <Stack gap={4}>
      <BarRows
        label={t('compare.bands_chart')}
        rows={looks.map((look, i) => ({
          key: BANDS[i]?.key ?? bandLabel(null),
          label: names[i],
          value: after[i] ?? 0,
          words: t('compare.from_to', { before: number(sum(bands[i] ?? [])), after: number(after[i] ?? 0) }),
          color: look.token === 'none' ? 'var(--text-3)' : `var(--band-${look.token})`,
        }))}
      />
      <SimpleTable
        caption={t('compare.bands_table')}
        captionShown
        columns={[
          { key: 'from', header: t('compare.before') },
          ...names.map((name) => ({ key: name, header: name, align: 'end' as const })),
        ]}
        rows={bands.map((line, i) => ({
          key: names[i] ?? '',
          cells: [names[i], ...line.map((count) => number(count))],
        }))}
      />
    </Stack>
  );
}
