import { Link } from '@tanstack/react-router';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { columnName, dataPointName, unitName, useMeasureWords } from '../../measures/public.ts';
import type { FormulaOfTask, TaskDataPoint } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import classes from './data-points-panel.module.css';

interface DataPointsPanelProps {
  readonly points: readonly TaskDataPoint[];
  readonly formulas: readonly FormulaOfTask[];
}

/** What a task emits, and which formula and subtrait each of it feeds. */
export function DataPointsPanel({ points, formulas }: DataPointsPanelProps) {
  const t = useText(messages);
  return (
    <Panel title={t('tasks.points')}>
      <Stack gap={4}>
        <p className={classes.quiet}>{t('tasks.points.about')}</p>
        <PointsTable
          caption={t('tasks.points.table')}
          points={points.filter((point) => point.type !== 'series')}
          formulas={formulas}
        />
        <Disclosure label={t('tasks.points.series')}>
          <Stack gap={3}>
            <p className={classes.quiet}>{t('tasks.points.series.about')}</p>
            <PointsTable
              caption={t('tasks.points.series')}
              points={points.filter((point) => point.type === 'series')}
              formulas={formulas}
            />
          </Stack>
        </Disclosure>
      </Stack>
    </Panel>
  );
}

function PointsTable({ caption, points, formulas }: DataPointsPanelProps & { readonly caption: string }) {
  const t = useText(messages);
  const words = useMeasureWords();
  return (
    <SimpleTable
      caption={caption}
      columns={[
        { key: 'name', header: t('tasks.points.name') },
        { key: 'type', header: t('tasks.points.type') },
        { key: 'unit', header: t('tasks.points.unit') },
        { key: 'range', header: t('tasks.points.range') },
        { key: 'direction', header: t('tasks.points.direction') },
        { key: 'marks', header: t('tasks.points.marks') },
        { key: 'feeds', header: t('tasks.points.feeds') },
      ]}
      rows={points.map((point) => ({
        key: point.key,
        cells: [
          <span key="name" className={classes.name} title={point.description}>
            {point.type === 'series' ? columnName(point.key, words) : dataPointName(point.key, words)}
            <code dir="ltr">{point.key}</code>
          </span>,
          t(point.of === 'boolean' ? 'tasks.type.series_boolean' : `tasks.type.${point.type}`),
          <bdi key="unit">{unitName(point.unit, words) || t('tasks.value.none')}</bdi>,
          <Range key="range" point={point} />,
          t(`tasks.direction.${point.direction}`),
          <Marks key="marks" point={point} />,
          <Feeds key="feeds" formulas={formulas.filter((each) => each.data_points.includes(point.key))} />,
        ],
      }))}
    />
  );
}

function Range({ point: { type, of, min, max } }: { readonly point: TaskDataPoint }) {
  const t = useText(messages);
  const { number } = useFormat();
  if (type === 'boolean' || of === 'boolean') return t('tasks.value.none');
  if (min !== null && max !== null) return t('tasks.range', { min: number(min), max: number(max) });
  return min === null ? t('tasks.range.any') : t('tasks.range.from', { min: number(min) });
}

function Marks({ point }: { readonly point: TaskDataPoint }) {
  const t = useText(messages);
  const { list } = useFormat();
  const marks = [
    ...(point.required ? [t('tasks.points.required')] : []),
    ...(point.speeded ? [t('tasks.points.speeded')] : []),
  ];
  return marks.length === 0 ? t('tasks.value.none') : list(marks);
}

function Feeds({ formulas }: { readonly formulas: readonly FormulaOfTask[] }) {
  const t = useText(messages);
  const named = useLibraryNames();
  if (formulas.length === 0) return <span className={classes.quiet}>{t('tasks.points.nothing')}</span>;
  return (
    <ul className={classes.feeds}>
      {formulas.map((formula) => (
        <li key={formula.id}>
          {named('entries', formula.subtrait)}
          {' · '}
          <Link to="/user/admin/formulas/$formulaId" params={{ formulaId: formula.id }}>
            <bdi>{formula.name}</bdi>
          </Link>
          {formula.is_own && ` · ${t('tasks.points.own')}`}
        </li>
      ))}
    </ul>
  );
}
