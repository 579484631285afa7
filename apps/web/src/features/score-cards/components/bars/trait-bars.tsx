import { placeOfTrait } from '@tryout/domain/score-cards/shown-place';
import { Fragment } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../../ui/charts/band-bar.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { messages } from '../../card.messages.ts';
import { messages as reasons } from '../../reasons.messages.ts';
import type { Card, CardSubtrait } from '../../score-cards.api.ts';
import { nearestReason, reasonText } from '../../text/reason-text.ts';
import { BarLegend } from './bar-legend.tsx';
import classes from './trait-bars.module.css';

interface Scored {
  readonly score: number | null;
  readonly reason: string | null;
  readonly used: number;
  readonly of: number;
}

/** Every category and its traits on one grid, with the position's average. */
export function TraitBars({ card }: { card: Card }) {
  const t = useText(messages);
  const why = useText(reasons);
  const note = (scored: Scored, parts: readonly CardSubtrait[]) => {
    if (scored.score === null) return reasonText(nearestReason(scored, parts), why);
    return scored.used < scored.of
      ? t('card.traits.note_part', { used: scored.used, of: scored.of })
      : undefined;
  };
  const hasAverage = card.categories.some((category) =>
    category.traits.some((trait) => trait.position_average !== null),
  );
  return (
    <Panel title={t('card.traits.title')}>
      <div className={classes.bars}>
        <BandBars caption={t('card.traits.caption')}>
          {card.categories.map((category) => (
            <Fragment key={category.category_id}>
              <BandBar
                level="group"
                label={category.category}
                score={category.score}
                scale={category.scale}
                uncertainty={category.uncertainty}
                note={note(
                  category,
                  category.traits.flatMap((trait) => trait.subtraits),
                )}
              />
              {category.traits.map((trait) => (
                <BandBar
                  key={trait.trait_id}
                  level="part"
                  label={trait.trait}
                  score={trait.score}
                  scale={trait.scale}
                  place={placeOfTrait(trait)}
                  uncertainty={trait.uncertainty}
                  average={trait.position_average}
                  note={note(trait, trait.subtraits)}
                />
              ))}
            </Fragment>
          ))}
        </BandBars>
      </div>
      <BarLegend
        marks={[
          { mark: 'edge', text: t('card.traits.legend_marks') },
          { mark: 'likely', text: t('card.traits.legend_likely') },
          { mark: 'indicative', text: t('card.traits.legend_indicative') },
          ...(hasAverage ? [{ mark: 'average', text: t('card.traits.legend_average') } as const] : []),
        ]}
      />
    </Panel>
  );
}
