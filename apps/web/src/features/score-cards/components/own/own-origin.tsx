import { IconChevronRight } from '@tabler/icons-react';
import { bandAround, isIndicativeOnly } from '@tryout/domain/score-cards/measurement-error';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { bandLook } from '../../../../ui/charts/band.ts';
import { messages as uiMessages } from '../../../../ui/ui.messages.ts';
import { messages } from '../../own.messages.ts';
import { messages as gameMessages } from '../../own-games.messages.ts';
import type { OwnCard, OwnTrait } from '../../score-cards.api.ts';
import { figureLines } from '../../text/own-game-text.ts';
import { subtraitReason } from '../../text/own-headline.ts';
import classes from './own-origin.module.css';

type OwnSubtrait = OwnTrait['subtraits'][number];

/** A line that opens: where a number of the card comes from. `of` names the number to a screen reader. */
function Origin({ of, children }: { of: string; children: ReactNode }) {
  const t = useText(messages);
  return (
    <details className={classes.origin}>
      <summary>
        <IconChevronRight size={18} stroke={1.75} aria-hidden className={classes.chevron} />
        <span aria-hidden="true">{t('own.origin.title')}</span>
        <span className="visually-hidden">{t('own.origin.of', { name: of })}</span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}

/** Which areas the job fit is the mean of, and how much each counts. */
export function FitOrigin({ card }: { card: OwnCard }) {
  const t = useText(messages);
  const { number } = useFormat();
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Origin of={t('own.fit')}>
      <p>{t('own.origin.fit')}</p>
      <ul className={classes.parts}>
        {card.categories.map(({ category, score, share, counted, traits }) => (
          <li key={category}>
            <Part
              name={category}
              score={score}
              share={
                share !== null &&
                (bandLook(counted).shown === bandLook(score).shown
                  ? t('own.origin.share', { share: percent(share) })
                  : t('own.origin.counted', { share: percent(share), counted: bandLook(counted).shown ?? 0 }))
              }
            />
            {traits.length > 1 && (
              <ul className={classes.parts}>
                {traits.map((trait) => (
                  <li key={trait.trait}>
                    <Part
                      name={trait.trait}
                      score={trait.score}
                      share={trait.share !== null && t('own.origin.share', { share: percent(trait.share) })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Origin>
  );
}

/** What an area's number is made of: its parts, the games behind each, and what it was compared with. */
export function AreaOrigin({ trait, card }: { trait: OwnTrait; card: OwnCard }) {
  const t = useText(messages);
  const { number } = useFormat();
  const [only, ...more] = trait.subtraits;
  const exact = trait.score === null ? null : trait.uncertainty;
  return (
    <Origin of={trait.trait}>
      {more.length === 0 && only ? (
        <Sources part={only} card={card} />
      ) : (
        <>
          <p>{t('own.origin.mean')}</p>
          <ul className={classes.parts}>
            {trait.subtraits.map((part) => (
              <li key={part.subtrait}>
                <Part
                  name={part.subtrait}
                  score={part.score}
                  share={
                    part.share !== null &&
                    t('own.origin.share', {
                      share: number(part.share, { style: 'percent', maximumFractionDigits: 0 }),
                    })
                  }
                />
                <Sources part={part} card={card} />
              </li>
            ))}
          </ul>
        </>
      )}
      {exact && (
        <p>
          {t('own.origin.likely', bandAround(trait.score ?? 0, exact.sem))}{' '}
          {isIndicativeOnly(exact) && t('own.origin.indicative')}
        </p>
      )}
    </Origin>
  );
}

interface PartProps {
  name: string;
  score: number | null;
  share: string | false;
}

function Part({ name, score, share }: PartProps) {
  const ui = useText(uiMessages);
  return (
    <span className={classes.part}>
      <bdi className={classes.name}>{name}</bdi>{' '}
      <strong>{bandLook(score).shown ?? ui('ui.band.none')}</strong>
      {share && <span>{share}</span>}
    </span>
  );
}

/** The games that a part was measured in, each with the own figures and the group it was compared with. */
function Sources({ part, card }: { part: OwnSubtrait; card: OwnCard }) {
  const t = useText(messages);
  const games = useText(gameMessages);
  const { number } = useFormat();
  if (part.sources.length === 0) return <p>{t('own.origin.none')}</p>;
  return (
    <ul className={classes.sources}>
      {part.sources.map(({ game, trials, score, compared_with, reason }, index) => {
        const played = card.games[game];
        const name = played?.name ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one game may give several measures
          <li key={index}>
            <p>
              {trials === null
                ? t('own.origin.game', { game: name })
                : t('own.origin.trials', { game: name, n: trials })}
            </p>
            {played && <p>{figureLines(played, { t: games, number, band: () => '' }).join(' ')}</p>}
            {score === null ? (
              <p>{subtraitReason(reason, t)}</p>
            ) : (
              <p>
                {compared_with === null
                  ? t('own.origin.rule')
                  : t(compared_with.is_study ? 'own.origin.study' : 'own.origin.players', {
                      people: compared_with.people,
                    })}{' '}
                {part.sources.length > 1 && t('own.origin.gives', { score: bandLook(score).shown ?? 0 })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
