import { hasBand, type ShownScale } from '@tryout/domain/score-cards/shown-scale';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import { bandLook } from './band.ts';
import classes from './band-chip.module.css';
import { LadderGlyph } from './ladder-glyph.tsx';

interface BandChipProps {
  score: number | null | undefined;
  /** What the number means; only one that is compared with a norm has a band. Null or left out: it has one. */
  scale?: ShownScale | null | undefined;
  size?: 'sm' | 'md';
  /** Says the band in other words, as to a candidate. */
  word?: string | undefined;
}

/** A band as word and ladder, never colour alone. No score reads 'Not Calculated', no norm says what there is instead. */
export function BandChip({ score, scale = null, size = 'sm', word }: BandChipProps) {
  const t = useText(messages);
  const look = bandLook(score);
  if (look.shown !== null && scale !== null && scale !== 'norm') {
    return (
      <span className={classes.chip} data-band="none" data-size={size}>
        {t(`ui.scale.${scale}`)}
      </span>
    );
  }
  return (
    <span className={classes.chip} data-band={look.token} data-size={size}>
      {look.step > 0 && <LadderGlyph step={look.step} size={size === 'sm' ? 11 : 14} />}
      {word ?? t(look.word)}
    </span>
  );
}

/** Whether a number is shown with a band: on cards of engine 1 (null) every number has one. */
export function isBanded(scale: ShownScale | null | undefined): boolean {
  return scale === null || scale === undefined || hasBand(scale);
}
