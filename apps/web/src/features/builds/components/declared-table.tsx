import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import type { VersionDetail } from '../builds.api.ts';
import { messages } from '../builds.messages.ts';

type Point = NonNullable<VersionDetail['version']['manifest']>['data_points'][number];

/** What one play of a build gives. */
export function DeclaredTable({ points }: { readonly points: readonly Point[] }) {
  const t = useText(messages);
  const { list } = useFormat();
  if (points.length === 0) return <p>{t('builds.points.none')}</p>;
  return (
    <SimpleTable
      caption={t('builds.points')}
      captionShown
      columns={[
        { key: 'key', header: t('builds.points.key') },
        { key: 'type', header: t('builds.points.type') },
        { key: 'range', header: t('builds.points.range') },
        { key: 'better', header: t('builds.points.direction') },
        { key: 'marks', header: t('builds.points.marks') },
        { key: 'about', header: t('builds.points.about') },
      ]}
      rows={points.map((point) => ({
        key: point.key,
        cells: [
          <code key="key" dir="ltr">
            {point.key}
          </code>,
          <>
            {t(`builds.type.${point.type}`)}
            {point.unit && <bdi> · {point.unit}</bdi>}
          </>,
          <Range key="range" point={point} />,
          t(`builds.direction.${point.direction}`),
          list(marksOf(point).map((mark) => t(`builds.mark.${mark}`))) || '–',
          <span key="about" dir="auto">
            {point.description || '–'}
          </span>,
        ],
      }))}
    />
  );
}

function marksOf({ required, repeated, speeded }: Point) {
  return [
    ...(required ? (['required'] as const) : []),
    ...(repeated ? (['repeated'] as const) : []),
    ...(speeded ? (['speeded'] as const) : []),
  ];
}

function Range({ point: { type, min, max, options } }: { readonly point: Point }) {
  const t = useText(messages);
  const { number } = useFormat();
  if (type === 'enum') return <bdi>{options.join(' · ')}</bdi>;
  if (min !== null && max !== null) return t('builds.range', { min: number(min), max: number(max) });
  if (min !== null) return t('builds.range.from', { min: number(min) });
  return max === null ? '–' : t('builds.range.to', { max: number(max) });
}
