import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { useGroupText } from '../../impact-reports/public.ts';
import { inWords } from '../../measures/public.ts';
import type { Calibration } from '../calibrations.api.ts';
import { messages } from '../calibrations.messages.ts';
import { useFigures } from '../use-figures.ts';

type Compared = NonNullable<Calibration['compared']>;
type Comparison = Compared['comparisons'][number];

/** How items work for groups by what people said about themselves. */
export function GroupComparisons({ compared, minimum }: Pick<Calibration, 'compared' | 'minimum'>) {
  const t = useText(messages);
  const { date } = useFormat();
  return (
    <Panel title={t('calibrations.compared')}>
      <Stack gap={4}>
        <p>{t('calibrations.compared.about', { minimum: minimum.group })}</p>
        {compared === null && <p>{t('calibrations.compared.none')}</p>}
        {compared !== null && (
          <p>
            {compared.comparisons.length === 0
              ? t('calibrations.compared.few', { minimum: minimum.group, day: date(compared.period_end) })
              : t('calibrations.compared.until', { day: date(compared.period_end) })}
          </p>
        )}
        {compared?.comparisons.map((pair) => (
          <Pair key={`${pair.about} ${pair.question_set} ${pair.focal}`} pair={pair} />
        ))}
      </Stack>
    </Panel>
  );
}

function Pair({ pair }: { pair: Comparison }) {
  const t = useText(messages);
  const { number } = useFormat();
  const { figure } = useFigures();
  const groupText = useGroupText();
  const { reference_people, focal_people } = pair;
  const [reference, focal] = [groupText(pair.reference), groupText(pair.focal)];
  const items = pair.scales.flatMap(({ scale, items }) => items.map((item) => ({ scale, ...item })));
  if (items.length === 0) return <p>{t('calibrations.compared.no_items', { focal, reference })}</p>;
  const caption = t('calibrations.compared.pair', {
    focal,
    reference,
    focal_people: number(focal_people),
    reference_people: number(reference_people),
  });
  const count = (size: 'B' | 'C') => items.filter((item) => item.size === size).length;
  return (
    <>
      <h3>{caption}</h3>
      <p>{t('calibrations.compared.sizes', { n: items.length, b: count('B'), c: count('C') })}</p>
      <SimpleTable
        caption={caption}
        columns={[
          { key: 'item', header: t('calibrations.item') },
          { key: 'delta', header: t('calibrations.compared.delta'), align: 'end' },
          { key: 'size', header: t('calibrations.compared.size') },
        ]}
        rows={items.map(({ scale, item, delta, size }) => ({
          key: `${scale} ${item}`,
          cells: [
            <bdi key="item">{item.split(' · ').map(inWords).join(' · ')}</bdi>,
            figure(delta, 1),
            t(`calibrations.size.${size}`),
          ],
        }))}
      />
    </>
  );
}
