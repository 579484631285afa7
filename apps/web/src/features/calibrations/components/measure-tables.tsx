import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { dataPointName, useMeasureWords } from '../../measures/public.ts';
import type { CalibratedMeasure } from '../calibrations.api.ts';
import { messages } from '../calibrations.messages.ts';
import { useFigures } from '../use-figures.ts';

interface MeasureTableProps {
  readonly measures: readonly CalibratedMeasure[];
  /** So many people have to have played twice for agreement over time. */
  readonly minimum: number;
}

/** Mean, spread and agreement of every measure with itself. */
export function MeasureTable({ measures, minimum }: MeasureTableProps) {
  const t = useText(messages);
  const words = useMeasureWords();
  const { figure, few } = useFigures();
  const { number } = useFormat();
  return (
    <SimpleTable
      caption={t('calibrations.table_of', { title: t('calibrations.measures') })}
      columns={[
        { key: 'measure', header: t('calibrations.measure') },
        { key: 'n', header: t('calibrations.people'), align: 'end' },
        { key: 'mean', header: t('calibrations.mean'), align: 'end' },
        { key: 'sd', header: t('calibrations.sd'), align: 'end' },
        { key: 'retest', header: t('calibrations.retest'), align: 'end' },
        { key: 'gain', header: t('calibrations.gain'), align: 'end' },
        { key: 'halves', header: t('calibrations.halves'), align: 'end' },
      ]}
      rows={measures.map(({ data_point, n, mean, sd, pairs, retest, gain, halves }) => ({
        key: data_point,
        cells: [
          dataPointName(data_point, words),
          number(n),
          figure(mean, 3),
          figure(sd, 3),
          retest
            ? t('calibrations.interval', {
                value: figure(retest.single),
                low: figure(retest.low),
                high: figure(retest.high),
              })
            : pairs >= minimum && isConstant(mean, sd)
              ? t('calibrations.all_alike')
              : few(pairs),
          figure(gain),
          halves ? (halves.reliability === null ? few(halves.n) : figure(halves.reliability)) : '–',
        ],
      }))}
    />
  );
}

/** Whether everybody came to the same: a spread that is only what adding up many equal numbers leaves. */
const isConstant = (mean: number | null, sd: number | null): boolean =>
  mean !== null && sd !== null && sd <= 1e-9 * Math.max(1, Math.abs(mean));

/** Means by quarter of a year, where there are several. */
export function DriftTable({ measures }: { measures: readonly CalibratedMeasure[] }) {
  const t = useText(messages);
  const words = useMeasureWords();
  const { figure, few } = useFigures();
  const { date } = useFormat();
  const quarters = [...new Set(measures.flatMap(({ drift }) => drift.map(({ from }) => from)))].toSorted();
  if (quarters.length < 2) return <p>{t('calibrations.one_quarter')}</p>;
  return (
    <SimpleTable
      caption={t('calibrations.table_of', { title: t('calibrations.drift') })}
      columns={[
        { key: 'measure', header: t('calibrations.measure') },
        ...quarters.map((from) => ({
          key: from,
          header: t('calibrations.from', { day: date(`${from}T00:00:00.000Z`) }),
          align: 'end' as const,
        })),
      ]}
      rows={measures.map(({ data_point, drift }) => ({
        key: data_point,
        cells: [
          dataPointName(data_point, words),
          ...quarters.map((quarter) => {
            const found = drift.find(({ from }) => from === quarter);
            if (!found) return '–';
            return found.mean === null ? few(found.n) : figure(found.mean, 3);
          }),
        ],
      }))}
    />
  );
}
