import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { NormDetail } from '../norms.api.ts';
import { messages } from '../norms.messages.ts';

const PERCENTILES = ['p05', 'p25', 'p50', 'p75', 'p95'] as const;

/** The norm in force and the own sample, figure by figure. */
export function NormFigures({ data }: { data: NormDetail }) {
  const t = useText(messages);
  const format = useFormat();
  const { norm, local } = data;
  const figure = (value: number | undefined, places = 3) =>
    value === undefined ? '–' : format.number(value, { maximumFractionDigits: places });
  const rows = [
    { key: 'n', name: t('norms.people'), now: figure(norm.n, 0), own: figure(local?.n, 0) },
    { key: 'mean', name: t('norms.mean'), now: figure(norm.mean), own: figure(local?.mean) },
    { key: 'sd', name: t('norms.spread'), now: figure(norm.sd), own: figure(local?.sd) },
    ...PERCENTILES.map((key) => ({
      key,
      name: t('norms.percentile', { p: Number(key.slice(1)) }),
      now: figure(norm.percentiles[key]),
      own: figure(local?.percentiles[key]),
    })),
  ];
  return (
    <SimpleTable
      caption={t('norms.compare.title')}
      columns={[
        { key: 'figure', header: t('norms.compare.figure') },
        { key: 'now', header: t('norms.compare.now'), align: 'end' },
        { key: 'own', header: t('norms.compare.local'), align: 'end' },
      ]}
      rows={rows.map(({ key, name, now, own }) => ({ key, cells: [name, now, own] }))}
    />
  );
}
