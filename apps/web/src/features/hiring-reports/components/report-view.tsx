import type { HiringReportTable } from '@tryout/contract/hiring-reports/hiring-reports';
import { DATE, useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { messages } from '../hiring-reports.messages.ts';

/** Days have no zone of their own. */
const DAY = { ...DATE, timeZone: 'UTC' } as const;

/** Most bars of a picture; the table has all rows. */
const BARS = 25;

/** A report: picture, table, and what is counted. */
export function ReportView({ table }: { readonly table: HiringReportTable }) {
  const t = useText(messages);
  const format = useFormat();
  const shown = table.columns.findIndex(({ key }) => key === table.picture);
  const column = table.columns[shown];
  const words = (value: number | null | undefined, unit: HiringReportTable['columns'][number]['unit']) =>
    value === null || value === undefined
      ? '–'
      : unit === 'share'
        ? format.number(value, { style: 'percent', maximumFractionDigits: 1 })
        : format.number(value, { maximumFractionDigits: 1 });
  const days = t('hiring-reports.days', {
    from: format.date(table.from, DAY),
    until: format.date(table.until, DAY),
  });
  const isEmpty = table.rows.every(({ cells }) => cells.every((cell) => !cell));
  return (
    <Panel title={table.title}>
      <Stack gap={4}>
        <p>{days}</p>
        {table.waiting > 0 && <p role="status">{t('hiring-reports.waiting', { count: table.waiting })}</p>}
        {isEmpty ? (
          <EmptyState title={t('hiring-reports.empty')} text={t('hiring-reports.empty.text')} />
        ) : (
          <>
            {column && (
              <BarRows
                label={`${table.title}: ${column.name}`}
                rows={table.rows.slice(0, BARS).map(({ key, name, cells }) => ({
                  key,
                  label: <bdi>{name}</bdi>,
                  value: cells[shown] ?? 0,
                  words: words(cells[shown], column.unit),
                }))}
              />
            )}
            <SimpleTable
              caption={`${table.title}, ${days}`}
              columns={[
                { key: 'name', header: t('hiring-reports.row') },
                ...table.columns.map(({ key, name }) => ({ key, header: name, align: 'end' as const })),
              ]}
              rows={table.rows.map(({ key, name, cells }) => ({
                key,
                cells: [
                  <bdi key="name">{name}</bdi>,
                  ...cells.map((cell, i) => words(cell, table.columns[i]?.unit ?? 'count')),
                ],
              }))}
            />
          </>
        )}
        <Disclosure label={t('hiring-reports.definition')}>
          <p>{table.definition}</p>
        </Disclosure>
      </Stack>
    </Panel>
  );
}
