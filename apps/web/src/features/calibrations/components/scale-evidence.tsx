import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { inWords } from '../../measures/public.ts';
import type { CalibratedScale, Calibration } from '../calibrations.api.ts';
import { messages } from '../calibrations.messages.ts';
import { useFigures } from '../use-figures.ts';

type Minimum = Calibration['minimum'];

/** The items of one scale: how they hold together, item by item, with models and groups. */
export function ScaleEvidence({ scale, minimum }: { scale: CalibratedScale; minimum: Minimum }) {
  const t = useText(messages);
  const title =
    scale.scale === ''
      ? t('calibrations.items')
      : t('calibrations.items_of', { scale: inWords(scale.scale) });
  return (
    <Panel title={title}>
      <Stack gap={4}>
        <ScaleFigures scale={scale} minimum={minimum} />
        {scale.binary && <Models scale={scale} minimum={minimum} />}
        <p>{groupsText(scale, minimum, t)}</p>
        <ItemTable scale={scale} title={title} />
      </Stack>
    </Panel>
  );
}

type Say = ReturnType<typeof useText<keyof (typeof messages)['en']>>;

function groupsText({ binary, groups }: CalibratedScale, minimum: Minimum, t: Say): string {
  if (!binary || groups.reference + groups.focal === 0) return t('calibrations.groups.none');
  return Math.min(groups.reference, groups.focal) < minimum.group
    ? t('calibrations.groups.few', { ...groups, minimum: minimum.group })
    : t('calibrations.groups.compared', groups);
}

function ScaleFigures({ scale, minimum }: { scale: CalibratedScale; minimum: Minimum }) {
  const t = useText(messages);
  const { figure } = useFigures();
  const { people, met, alpha, omega, odd_even } = scale;
  if (people < minimum.consistency) {
    return <p>{t('calibrations.scale.few', { n: people, minimum: minimum.consistency })}</p>;
  }
  return (
    <p>
      {t('calibrations.scale.figures', {
        n: people,
        met,
        alpha: figure(alpha),
        omega: figure(omega),
        halves: figure(odd_even),
      })}
    </p>
  );
}

function Models({ scale, minimum }: { scale: CalibratedScale; minimum: Minimum }) {
  const t = useText(messages);
  const { figure } = useFigures();
  const { people, models } = scale;
  const { rasch, two_parameters: free, comparison } = models;
  if (rasch === null) return <p>{t('calibrations.models.few', { n: people, minimum: minimum.rasch })}</p>;
  return (
    <>
      <p>
        {t('calibrations.models.rasch', {
          reliability: figure(rasch.reliability),
          bic: figure(rasch.bic, 1),
        })}
        {!rasch.settled && ` ${t('calibrations.models.unsettled')}`}
      </p>
      <p>
        {free === null || comparison === null
          ? t('calibrations.models.free_few', { n: people, minimum: minimum.two_parameters })
          : t('calibrations.models.free', {
              bic: figure(free.bic, 1),
              chi: figure(comparison.chi_square, 1),
              df: comparison.df,
              p: figure(comparison.p, 3),
            })}
      </p>
    </>
  );
}

function ItemTable({ scale, title }: { scale: CalibratedScale; title: string }) {
  const t = useText(messages);
  const { number } = useFormat();
  const { figure } = useFigures();
  const modelled = scale.models.rasch !== null;
  const free = scale.models.two_parameters !== null;
  const compared = scale.items.some(({ difference }) => difference !== null);
  return (
    <SimpleTable
      caption={t('calibrations.table_of', { title })}
      columns={[
        { key: 'item', header: t('calibrations.item') },
        { key: 'n', header: t('calibrations.answers'), align: 'end' },
        { key: 'mean', header: t(scale.binary ? 'calibrations.right' : 'calibrations.mean'), align: 'end' },
        { key: 'rest', header: t('calibrations.rest'), align: 'end' },
        ...(modelled
          ? [
              { key: 'b', header: t('calibrations.difficulty'), align: 'end' as const },
              { key: 'fit', header: t('calibrations.fit'), align: 'end' as const },
            ]
          : []),
        ...(free ? [{ key: 'a', header: t('calibrations.slope'), align: 'end' as const }] : []),
        ...(compared ? [{ key: 'dif', header: t('calibrations.difference'), align: 'end' as const }] : []),
      ]}
      rows={scale.items.map((item) => ({
        key: item.item,
        cells: [
          <bdi key="item">{item.item.split(' · ').map(inWords).join(' · ')}</bdi>,
          number(item.n),
          scale.binary && item.mean !== null ? number(item.mean, { style: 'percent' }) : figure(item.mean),
          figure(item.rest),
          ...(modelled
            ? [
                item.rasch
                  ? t('calibrations.plus_minus', {
                      value: figure(item.rasch.b),
                      error: figure(item.rasch.se),
                    })
                  : '–',
                item.rasch
                  ? t('calibrations.two_fits', {
                      infit: figure(item.rasch.infit),
                      outfit: figure(item.rasch.outfit),
                    })
                  : '–',
              ]
            : []),
          ...(free ? [figure(item.two_parameters?.a ?? null)] : []),
          ...(compared
            ? [
                item.difference
                  ? t('calibrations.delta', {
                      delta: figure(item.difference.delta),
                      size: item.difference.size,
                    })
                  : '–',
              ]
            : []),
        ],
      }))}
    />
  );
}
