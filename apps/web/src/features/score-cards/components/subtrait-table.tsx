import { useText } from '../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../ui/band.ts';
import { BandChip } from '../../../ui/band-chip.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SimpleTable } from '../../../ui/simple-table.tsx';
import { messages } from '../card.messages.ts';
import { messages as reasons } from '../reasons.messages.ts';
import type { Card } from '../score-cards.api.ts';
import { reasonText } from '../text/reason-text.ts';
import classes from './subtrait-table.module.css';

/** All subtraits with their definitions; what is missing says why. */
export function SubtraitTable({ card }: { card: Card }) {
  const t = useText(messages);
  const why = useText(reasons);
  const rows = card.categories.flatMap((category) =>
    category.traits.flatMap((trait) =>
      trait.subtraits.map((subtrait) => ({
        key: `${trait.trait_id} ${subtrait.subtrait_id}`,
        cells: [
          <span key="name" className={classes.name}>
            {subtrait.subtrait}
            <small>{subtrait.score === null ? reasonText(subtrait.reason, why) : subtrait.definition}</small>
          </span>,
          trait.trait,
          bandLook(subtrait.score).shown ?? '–',
          <BandChip key="band" score={subtrait.score} />,
        ],
      })),
    ),
  );
  return (
    <Panel title={t('card.subtraits.title')}>
      <SimpleTable
        caption={t('card.subtraits.title')}
        columns={[
          { key: 'subtrait', header: t('card.table.subtrait') },
          { key: 'trait', header: t('card.table.trait') },
          { key: 'score', header: t('card.table.score'), align: 'end' },
          { key: 'band', header: t('card.table.band') },
        ]}
        rows={rows}
      />
    </Panel>
  );
}
