import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { columnName, dataPointName, useMeasureWords } from '../../measures/public.ts';
import type { PreviewResult } from '../previews.api.ts';
import { messages } from '../previews.messages.ts';

/** What was measured in an own play, task by task, whether or not a formula makes something of it. */
export function MeasuredValues({ tasks }: { tasks: PreviewResult['tasks'] }) {
  const t = useText(messages);
  const measures = useMeasureWords();
  const { number } = useFormat();
  const shown = (value: number) => number(value, { maximumFractionDigits: 3 });
  return (
    <Stack gap={4}>
      {tasks.map(({ key, name, values, series }) => (
        <SimpleTable
          key={key}
          caption={t('previews.values.table', { task: name })}
          captionShown
          columns={[
            { key: 'name', header: t('previews.values.name') },
            { key: 'value', header: t('previews.values.value'), align: 'end' },
          ]}
          rows={[
            ...values.map((each) => ({
              key: each.key,
              cells: [
                <Name key="name" name={dataPointName(each.key, measures)} code={each.key} />,
                each.value === null ? t('previews.values.none') : shown(each.value),
              ],
            })),
            ...series.map((each) => ({
              key: each.key,
              cells: [
                <Name key="name" name={columnName(each.key, measures)} code={each.key} />,
                t('previews.values.trials', {
                  count: each.values.filter((value) => value !== null).length,
                }),
              ],
            })),
          ]}
        />
      ))}
    </Stack>
  );
}

/** The name of a value, and the key by which formulas know it. */
function Name({ name, code }: { name: string; code: string }) {
  return (
    <>
      {name} <code dir="ltr">{code}</code>
    </>
  );
}
