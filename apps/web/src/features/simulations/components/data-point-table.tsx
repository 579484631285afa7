import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { dataPointName, useMeasureWords } from '../../measures/public.ts';
import type { SimulationTask } from '../simulations.api.ts';
import { messages, type SimulationMessage } from '../simulations.messages.ts';

const isKey = (key: string): key is SimulationMessage => Object.hasOwn(messages.en, key);

/** Everything a task measures, scored or only told. */
export function DataPointTable({
  points,
  taskName,
}: {
  points: SimulationTask['data_points'];
  taskName: string;
}) {
  const t = useText(messages);
  const words = useMeasureWords();
  const { number } = useFormat();
  return (
    <SimpleTable
      caption={`${taskName}: ${t('simulations.task.points')}`}
      columns={[
        { key: 'name', header: t('simulations.point.name') },
        { key: 'what', header: t('simulations.point.what') },
        { key: 'range', header: t('simulations.point.range') },
        { key: 'better', header: t('simulations.point.better') },
      ]}
      rows={points.map((point) => {
        const direction = `simulations.direction.${point.direction}`;
        return {
          key: point.key,
          cells: [
            dataPointName(point.key, words) + (point.required ? ` (${t('simulations.point.required')})` : ''),
            point.description,
            t('simulations.range', {
              min: number(point.min),
              max: number(point.max),
              unit: point.unit,
            }).trim(),
            isKey(direction) ? t(direction) : point.direction,
          ],
        };
      })}
    />
  );
}
