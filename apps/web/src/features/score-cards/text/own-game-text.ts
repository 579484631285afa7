import { bandOf } from '@tryout/domain/score-cards/bands';
import { bandAround } from '@tryout/domain/score-cards/measurement-error';
import { hasBand } from '@tryout/domain/score-cards/shown-scale';
import type { Text } from '../../../platform/i18n/use-text.ts';
import { type GameMessage, messages } from '../own-games.messages.ts';
import type { OwnGame } from '../score-cards.api.ts';

/** What the builders need of the reader's language. */
export interface GameWords {
  readonly t: Text<GameMessage>;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** The name of a score's band. */
  readonly band: (score: number) => string;
}

type Figure = OwnGame['figures'][number];

const isKey = (key: string): key is GameMessage => Object.hasOwn(messages.en, key);

/** What a game looks at, in a line; null for a game nobody has written one for. */
export function gameAbout(taskKey: string, t: Text<GameMessage>): string | null {
  const key = `games.${taskKey}.about`;
  return isKey(key) ? t(key) : null;
}

/** Short times read in hundredths of a second, as a stopwatch shows them; from two minutes on in minutes. */
function timeText(figure: string, value: number, { t, number }: GameWords): string {
  const seconds = figure.endsWith('_seconds') ? value : value / 1000;
  if (seconds >= 120)
    return t('games.unit.min', { value: number(seconds / 60, { maximumFractionDigits: 1 }) });
  const places = seconds < 10 ? 2 : 0;
  return t('games.unit.s', { value: number(seconds, { maximumFractionDigits: places }) });
}

function figureLine(taskKey: string, figure: Figure & { value: number }, words: GameWords): string | null {
  const own = `games.${taskKey}.${figure.key}`;
  const key = isKey(own) ? own : `games.${figure.key}`;
  if (!isKey(key)) return null;
  return words.t(key, {
    value: Math.round(figure.value),
    of: figure.of ?? 0,
    percent: words.number(figure.value, { style: 'percent', maximumFractionDigits: 0 }),
    time: timeText(figure.key, figure.value, words),
  });
}

function missingLine(reason: string | null, t: Text<GameMessage>): string {
  const key = `games.reason.${reason ?? 'other'}`;
  return t(isKey(key) ? key : 'games.reason.other');
}

/** A person's figures of a game as sentences, then why any is missing, each reason once. */
export function figureLines(
  game: Pick<OwnGame, 'task_key' | 'figures'>,
  words: GameWords,
): readonly string[] {
  const given = game.figures.flatMap((figure) => {
    const { value } = figure;
    return value === null ? [] : (figureLine(game.task_key, { ...figure, value }, words) ?? []);
  });
  const missing = game.figures
    .filter(({ value }) => value === null)
    .map(({ missing_reason }) => missingLine(missing_reason, words.t));
  return [...given, ...new Set(missing)];
}

/** What a game showed, in one line: the band it gave, and how exact it is. */
export function gameShowed(game: Pick<OwnGame, 'subtraits'>, { t, band }: GameWords): string {
  const { subtraits } = game;
  if (subtraits.length === 0) return t('games.showed.apart');
  // What is compared with nobody has no band to tell.
  const scored = subtraits.flatMap((part) =>
    part.score === null || !(part.scale === null || hasBand(part.scale))
      ? []
      : [{ ...part, score: part.score }],
  );
  if (scored.length === 0 && subtraits.some(({ score }) => score !== null)) return t('games.showed.no_norm');
  const [best] = [...scored].sort((a, b) => b.score - a.score);
  if (!best || bandOf(best.score) === null) return t('games.showed.none');
  const told = { name: best.subtrait, band: band(best.score) };
  if (scored.length > 1) return t('games.showed.many', told);
  return best.uncertainty === null
    ? t('games.showed.one', told)
    : t('games.showed.one_exact', { ...told, ...bandAround(best.score, best.uncertainty.sem) });
}
