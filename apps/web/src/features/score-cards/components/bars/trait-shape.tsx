import { type RefObject, Suspense } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { lazyPiece } from '../../../../ui/states/lazy-page.tsx';
import { messages } from '../../card.messages.ts';
import type { Card } from '../../score-cards.api.ts';
import classes from './trait-shape.module.css';

const Radar = lazyPiece(() => import('../../../../ui/charts/radar.tsx').then((m) => ({ default: m.Radar })));

/** Fewest and most axes that make a readable shape. */
const AXES = { min: 3, max: 8 } as const;

interface TraitShapeProps {
  card: Card;
  /** Around the table, so that a key can lead there. */
  tableRef: RefObject<HTMLDivElement | null>;
}

/** The traits as a shape with the position's average, and the same numbers as a table beside it. */
export function TraitShape({ card, tableRef }: TraitShapeProps) {
  const t = useText(messages);
  const traits = card.categories.flatMap((category) => category.traits);
  const drawable = traits.length >= AXES.min && traits.length <= AXES.max;
  return (
    <Panel title={t('card.shape.title')}>
      <div className={classes.pair} data-drawn={drawable || undefined}>
        {drawable ? (
          <Suspense fallback={<p className={classes.wait}>{t('card.shape.loading')}</p>}>
            <Radar
              title={t('card.shape.label', { count: traits.length })}
              axes={traits.map((trait) => ({
                label: trait.trait,
                score: trait.score,
                average: trait.position_average,
              }))}
              table="none"
            />
          </Suspense>
        ) : (
          <p className={classes.few}>{t('card.shape.few')}</p>
        )}
        <div ref={tableRef} className={classes.table}>
          <TraitTable card={card} />
        </div>
      </div>
    </Panel>
  );
}

function TraitTable({ card }: { card: Card }) {
  const t = useText(messages);
  const rows = card.categories.flatMap((category) =>
    category.traits.map((trait) => ({
      key: trait.trait_id,
      cells: [
        trait.trait,
        bandLook(trait.score).shown ?? '–',
        bandLook(trait.position_average).shown ?? '–',
        <BandChip key="band" score={trait.score} scale={trait.scale} />,
      ],
    })),
  );
  return (
    <SimpleTable
      caption={t('card.shape.table')}
      columns={[
        { key: 'trait', header: t('card.table.trait') },
        { key: 'score', header: t('card.table.score'), align: 'end' },
        { key: 'average', header: t('card.table.average'), align: 'end' },
        { key: 'band', header: t('card.table.band') },
      ]}
      rows={rows}
    />
  );
}
