import { placeOf } from '@tryout/domain/score-cards/shown-place';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../../platform/library-names.ts';
import { BandBar, BandBars } from '../../../../ui/charts/band-bar.tsx';
import { messages as ownMessages } from '../../own.messages.ts';
import { messages } from '../../own-games.messages.ts';
import type { OwnCard, OwnGame } from '../../score-cards.api.ts';
import { figureLines, type GameWords, gameAbout, gameShowed } from '../../text/own-game-text.ts';
import { subtraitReason } from '../../text/own-headline.ts';
import classes from './own-games.module.css';
import { useOwnBand } from './use-own-band.ts';

/** Every game of a card in plain words: what it looks at, what it showed, the person's own figures. */
export function OwnGames({ card }: { card: OwnCard }) {
  const t = useText(messages);
  if (card.games.length === 0) return null;
  return (
    <section className={classes.group}>
      <h2>{t('games.title')}</h2>
      <p className={classes.about}>{t('games.about')}</p>
      <ol className={classes.list}>
        {card.games.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game may be played twice; its place names it
          <Game key={index} game={game} />
        ))}
      </ol>
    </section>
  );
}

function Game({ game }: { game: OwnGame }) {
  const t = useText(messages);
  const name = useLibraryNames()('tasks', game.name);
  const own = useText(ownMessages);
  const band = useOwnBand();
  const { number } = useFormat();
  const words: GameWords = { t, number, band };
  const about = gameAbout(game.task_key, t);
  const lines = figureLines(game, words);
  return (
    <li className={classes.game}>
      <h3>{name}</h3>
      {about && <p className={classes.about}>{about}</p>}
      <p className={classes.showed}>{gameShowed(game, words)}</p>
      {lines.length === 0 ? (
        <p>{t('games.none')}</p>
      ) : (
        <ul className={classes.figures}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {game.subtraits.length > 0 && (
        <BandBars caption={t('games.bars', { game: name })}>
          {strongestFirst(game.subtraits).map((part) => (
            <BandBar
              key={part.subtrait}
              label={part.subtrait}
              score={part.score}
              scale={part.scale}
              place={placeOf(part)}
              word={band(part.score)}
              uncertainty={part.uncertainty}
              note={noteOf(part)}
            />
          ))}
        </BandBars>
      )}
    </li>
  );

  function noteOf(part: OwnGame['subtraits'][number]) {
    if (part.score === null) return subtraitReason(part.reason, own);
    return part.is_shared ? t('games.shared') : undefined;
  }
}

const strongestFirst = (parts: OwnGame['subtraits']) =>
  [...parts].sort((a, b) => (b.score ?? -1) - (a.score ?? -1));
