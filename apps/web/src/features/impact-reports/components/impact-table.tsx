import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { ImpactTableView } from '../impact-reports.api.ts';
import { messages } from '../impact-reports.messages.ts';

interface ImpactTableProps {
  readonly caption: string;
  readonly table: ImpactTableView;
  readonly nameOf: (key: string) => string;
}

const NUMBERS = [
  'applicants',
  'selected',
  'rate',
  'ratio',
  'interval',
  'fisher',
  'proportions',
  'deviations',
  'shortfall',
  'needed',
  'power',
] as const;

/** One selection as a picture and as a table. */
export function ImpactTable({ caption, table, nameOf }: ImpactTableProps) {
  const t = useText(messages);
  const format = useFormat();
  const places = (value: number | null, digits = 3) =>
    value === null
      ? '–'
      : format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (value: number | null) =>
    value === null ? '–' : format.number(value, { style: 'percent', maximumFractionDigits: 1 });
  const chance = (p: number | null | undefined) =>
    p === null || p === undefined ? '–' : p < 0.001 ? `<${places(0.001)}` : places(p);
  const noteOf = (row: ImpactTableView['rows'][number]) =>
    row.left_out !== null
      ? t(`impact-reports.left_out.${row.left_out}`)
      : row.is_compared_with
        ? t('impact-reports.compared')
        : row.below_four_fifths
          ? [
              t('impact-reports.below'),
              ...(row.turns_with_one_person ? [t('impact-reports.turns')] : []),
            ].join(' · ')
          : '';
  return (
    <Stack gap={3}>
      <BarRows
        label={t('impact-reports.chart')}
        rows={table.rows.map((row) => ({
          key: row.key,
          label: nameOf(row.key),
          value: row.rate ?? 0,
          words: [percent(row.rate), noteOf(row)].filter(Boolean).join(' · '),
        }))}
      />
      <SimpleTable
        caption={caption}
        stacks
        columns={[
          { key: 'group', header: t('impact-reports.group') },
          ...NUMBERS.map((key) => ({ key, header: t(`impact-reports.${key}`), align: 'end' as const })),
        ]}
        rows={table.rows.map((row) => ({
          key: row.key,
          cells: [
            nameOf(row.key),
            format.number(row.applicants),
            format.number(row.selected),
            percent(row.rate),
            places(row.ratio),
            row.ratio_interval === null
              ? '–'
              : `${places(row.ratio_interval.low)} – ${places(row.ratio_interval.high)}`,
            chance(row.fisher_p),
            chance(row.proportions?.p),
            places(row.standard_deviations, 2),
            places(row.shortfall, 1),
            row.needed_for_four_fifths === null ? '–' : format.number(row.needed_for_four_fifths),
            row.power === null
              ? '–'
              : t('impact-reports.power_text', { n: format.number(Math.round(100 * row.power)) }),
          ],
        }))}
      />
      <p>{t('impact-reports.unknown', { count: format.number(table.unknown) })}</p>
    </Stack>
  );
}
