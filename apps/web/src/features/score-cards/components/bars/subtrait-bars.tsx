import { placeOf } from '@tryout/domain/score-cards/shown-place';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../../ui/charts/band-bar.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { UnconfirmedMark } from '../../../../ui/marks/unconfirmed.tsx';
import { messages } from '../../card.messages.ts';
import { messages as reasons } from '../../reasons.messages.ts';
import type { Card, CardSubtrait } from '../../score-cards.api.ts';
import { reasonText } from '../../text/reason-text.ts';

/** What nobody has confirmed of the measures behind a subtrait, and which experts have confirmed a key. */
function confirmationIn({ formulas }: Card, { subtrait_id }: CardSubtrait) {
  const measures = formulas.flatMap((each) =>
    each.subtrait_id === subtrait_id && each.measure ? [each.measure] : [],
  );
  return {
    what: measures.find(({ unconfirmed }) => unconfirmed)?.unconfirmed ?? null,
    panel: measures.find(({ key_panel }) => key_panel)?.key_panel ?? null,
  };
}

/** All subtraits on one grid: what each means, or why it has no score. */
export function SubtraitBars({ card }: { card: Card }) {
  const t = useText(messages);
  const why = useText(reasons);
  const subtraits = card.categories.flatMap((category) =>
    category.traits.flatMap((trait) =>
      trait.subtraits.map((subtrait) => ({ trait: trait.trait, ...subtrait })),
    ),
  );
  return (
    <Panel title={t('card.subtraits.title')}>
      <BandBars caption={t('card.subtraits.caption')}>
        {subtraits.map((subtrait) => (
          <BandBar
            key={`${subtrait.trait} ${subtrait.subtrait_id}`}
            label={subtrait.subtrait}
            score={subtrait.score}
            scale={subtrait.scale}
            place={placeOf(subtrait)}
            uncertainty={subtrait.uncertainty}
            note={
              subtrait.score === null ? (
                reasonText(subtrait.reason, why)
              ) : (
                <>
                  <bdi>{subtrait.definition}</bdi> <UnconfirmedMark {...confirmationIn(card, subtrait)} />
                </>
              )
            }
          />
        ))}
      </BandBars>
    </Panel>
  );
}
