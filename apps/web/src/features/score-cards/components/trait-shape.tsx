import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../ui/band.ts';
import { BandChip } from '../../../ui/band-chip.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SimpleTable } from '../../../ui/simple-table.tsx';
import { messages } from '../card.messages.ts';
import type { Card } from '../score-cards.api.ts';
import classes from './trait-shape.module.css';

const Radar = lazy(() => import('../../../ui/radar.tsx').then((m) => ({ default: m.Radar })));

/** Fewest and most axes that make a readable shape. */
const AXES = { min: 3, max: 8 } as const;

interface TraitShapeProps {
  card: Card;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
}

/** The traits as a shape with the position's average, or the same numbers as a table. */
export function TraitShape({ card, asTable, onAsTable }: TraitShapeProps) {
  const t = useText(messages);
  const traits = card.categories.flatMap((category) => category.traits);
  const drawable = traits.length >= AXES.min && traits.length <= AXES.max;
  const showsTable = asTable || !drawable;
  return (
    <Panel
      title={t('card.shape.title')}
      actions={
        drawable && (
          <Button variant="subtle" size="sm" className="no-print" onClick={() => onAsTable(!asTable)}>
            {t(asTable ? 'card.shape.show_radar' : 'card.shape.show_table')}
          </Button>
        )
      }
    >
      {!drawable && <p className={classes.few}>{t('card.shape.few')}</p>}
      {showsTable ? (
        <TraitTable card={card} />
      ) : (
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
      )}
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
        <BandChip key="band" score={trait.score} />,
        bandLook(trait.position_average).shown ?? '–',
      ],
    })),
  );
  return (
    <SimpleTable
      caption={t('card.traits.caption')}
      columns={[
        { key: 'trait', header: t('card.table.trait') },
        { key: 'score', header: t('card.table.score'), align: 'end' },
        { key: 'band', header: t('card.table.band') },
        { key: 'average', header: t('card.table.average'), align: 'end' },
      ]}
      rows={rows}
    />
  );
}
