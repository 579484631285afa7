import { placeOfTrait } from '@tryout/domain/score-cards/shown-place';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { BandBar, BandBars } from '../../../../ui/charts/band-bar.tsx';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { messages } from '../../own.messages.ts';
import type { OwnCard, OwnTrait } from '../../score-cards.api.ts';
import { ownReason } from '../../text/own-headline.ts';
import classes from './own-areas.module.css';
import { AreaOrigin } from './own-origin.tsx';
import { useOwnBand } from './use-own-band.ts';

interface OwnAreaListProps {
  title: string;
  about?: string;
  traits: readonly OwnTrait[];
  card: OwnCard;
}

/** Some of a candidate's areas: bar, what is meant, both ends, and what it is made of. */
export function OwnAreaList({ title, about, traits, card }: OwnAreaListProps) {
  if (traits.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      {about && <p className={classes.about}>{about}</p>}
      <ul className={classes.list}>
        {traits.map((trait) => (
          <OwnArea key={trait.trait} trait={trait} card={card} />
        ))}
      </ul>
    </section>
  );
}

function OwnArea({ trait, card }: { trait: OwnTrait; card: OwnCard }) {
  const t = useText(messages);
  const band = useOwnBand();
  // One part alone says the same as the whole.
  const parts = trait.subtraits.length > 1 ? trait.subtraits : [];
  return (
    <li className={classes.area}>
      <h3>{trait.trait}</h3>
      {trait.score !== null ? (
        <div className={classes.bar}>
          <BandBars caption={t('own.bars')}>
            <BandBar
              label={trait.trait}
              score={trait.score}
              scale={trait.scale}
              place={placeOfTrait(trait)}
              word={band(trait.score)}
              uncertainty={trait.uncertainty}
            />
          </BandBars>
          <p className={classes.poles} aria-hidden="true">
            <bdi>{trait.low_label}</bdi>
            <bdi>{trait.high_label}</bdi>
          </p>
          <p className="visually-hidden">
            {t('own.poles', { low: trait.low_label, high: trait.high_label })}
          </p>
        </div>
      ) : (
        <p className={classes.none}>
          <BandChip score={null} /> {ownReason(trait, t)}
        </p>
      )}
      <p>
        <bdi>{trait.definition}</bdi>
      </p>
      {parts.length > 0 && (
        <>
          <p className={classes.made}>{t('own.parts')}</p>
          <ul className={classes.parts}>
            {parts.map((part) => (
              <li key={part.subtrait}>
                <span>
                  <strong>{part.subtrait}</strong> <bdi>{part.definition}</bdi>
                </span>
                <BandChip score={part.score} scale={part.scale} word={band(part.score)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <AreaOrigin trait={trait} card={card} />
    </li>
  );
}
