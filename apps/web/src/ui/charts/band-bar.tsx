import { bandAround, isIndicativeOnly, type Uncertainty } from '@tryout/domain/score-cards/measurement-error';
import type { PlaceBetween } from '@tryout/domain/score-cards/shown-place';
import type { ShownScale } from '@tryout/domain/score-cards/shown-scale';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { bandLook } from './band.ts';
import { messages } from './band-bar.messages.ts';
import classes from './band-bar.module.css';
import { BandChip, isBanded } from './band-chip.tsx';

/** Where one band ends and the next begins; whole numbers on the track. */
const EDGES = [26, 45, 56, 65, 80] as const;

interface BandBarsProps {
  /** Names the list for screen readers. */
  caption: string;
  children: ReactNode;
}

/** Keeps the bars inside on one grid, so that tracks, numbers and chips stand under each other. */
export function BandBars({ caption, children }: BandBarsProps) {
  return (
    <ul className={classes.bars} aria-label={caption}>
      {children}
    </ul>
  );
}

interface BandBarProps {
  label: string;
  score: number | null | undefined;
  /** What the number means: without a norm there is neither band nor colour. Null or left out: it has a band. */
  scale?: ShownScale | null | undefined;
  /** Where it is shown as a place between two ends instead of a score. */
  place?: PlaceBetween | null | undefined;
  /** The position's average, drawn as a hollow tick. */
  average?: number | null | undefined;
  /** How exact the score is: its 95 % band is drawn on the bar, and a score below .70 hatched. */
  uncertainty?: Uncertainty | null | undefined;
  /** A small line under the label: "based on 3 of 4", or why there is no score. */
  note?: ReactNode;
  /** Says the band in other words, as to a candidate. */
  word?: string;
  /** At the row's end: a button that opens the details. */
  action?: ReactNode;
  /** `group` heads the rows below it, which are its `part`s. */
  level?: 'group' | 'part';
}

/** One score: label, track, number, band. Read as "Attention 82 of 100, Outstanding". */
export function BandBar(props: BandBarProps) {
  return props.place && bandLook(props.score).shown !== null ? (
    <PlaceBar {...props} place={props.place} />
  ) : (
    <ScoreBar {...props} />
  );
}

function ScoreBar({ label, score, scale, uncertainty, average, note, word, action, level }: BandBarProps) {
  const t = useText(messages);
  const look = bandLook(score);
  const shownAverage = bandLook(average).shown;
  const banded = isBanded(scale);
  const spoken =
    look.shown === null
      ? t('ui.band.spoken_none', { label })
      : banded || !scale || scale === 'norm'
        ? t('ui.band.spoken', { label, score: look.shown, band: word ?? t(look.word) })
        : t('ui.scale.spoken', { label, score: look.shown, scale: t(`ui.scale.${scale}`) });
  const exact = look.shown === null || !uncertainty ? null : uncertainty;
  const likely = exact && bandAround(look.shown ?? 0, exact.sem);
  const indicative = exact !== null && isIndicativeOnly(exact);
  return (
    <li className={classes.row} data-level={level}>
      <span className="visually-hidden">
        {spoken}
        {likely && `. ${t('ui.band.likely', likely)}`}
        {indicative && `. ${t('ui.band.indicative')}`}
      </span>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <span className={classes.track} data-band={banded ? look.token : 'none'} aria-hidden>
        {look.shown !== null && (
          <span
            className={classes.fill}
            data-indicative={indicative || undefined}
            style={{ inlineSize: `${Math.min(100, Math.max(0, look.shown))}%` }}
          />
        )}
        {(banded ? EDGES : []).map((edge) => (
          <span key={edge} className={classes.edge} style={{ insetInlineStart: `${edge}%` }} />
        ))}
        {likely && (
          <span
            className={classes.likely}
            style={{ insetInlineStart: `${likely.low}%`, inlineSize: `${likely.high - likely.low}%` }}
            title={t('ui.band.likely', likely)}
          />
        )}
        {shownAverage !== null && (
          <span
            className={classes.average}
            style={{ insetInlineStart: `${shownAverage}%` }}
            title={t('ui.band.average_mark', { score: shownAverage })}
          />
        )}
      </span>
      {shownAverage !== null && (
        <span className="visually-hidden">{t('ui.band.average_mark', { score: shownAverage })}</span>
      )}
      <span className={classes.number} aria-hidden>
        {look.shown ?? '–'}
      </span>
      <span className={classes.chip} aria-hidden>
        <BandChip score={score} scale={scale} word={word} />
      </span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      {action !== undefined && <span className={classes.action}>{action}</span>}
    </li>
  );
}

/** A place on a line between two named ends: a dot, the range asked for, no band and no colour. */
function PlaceBar({
  label,
  uncertainty,
  note,
  action,
  level,
  place,
}: BandBarProps & { place: PlaceBetween }) {
  const t = useText(messages);
  const at = Math.round(place.at);
  const likely = uncertainty && !place.target ? bandAround(place.at, uncertainty.sem) : null;
  return (
    <li className={classes.row} data-level={level}>
      <span className="visually-hidden">
        {t('ui.scale.spoken_place', { label, score: at, low: place.low, high: place.high })}
        {place.target && `. ${t('ui.scale.target', place.target)}`}
      </span>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      <span className={classes.track} data-band="none" aria-hidden>
        {place.target && (
          <span
            className={classes.range}
            style={{
              insetInlineStart: `${place.target.min}%`,
              inlineSize: `${place.target.max - place.target.min}%`,
            }}
            title={t('ui.scale.target', place.target)}
          />
        )}
        {likely && (
          <span
            className={classes.likely}
            style={{ insetInlineStart: `${likely.low}%`, inlineSize: `${likely.high - likely.low}%` }}
          />
        )}
        <span className={classes.place} style={{ insetInlineStart: `${place.at}%` }} />
      </span>
      <span className={classes.ends} aria-hidden>
        <bdi>{place.low}</bdi>
        <span>↔</span>
        <bdi>{place.high}</bdi>
      </span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      {action !== undefined && <span className={classes.action}>{action}</span>}
    </li>
  );
}
