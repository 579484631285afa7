import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import { bandLook } from './band.ts';
import classes from './band-chip.module.css';
import { LadderGlyph } from './ladder-glyph.tsx';

interface BandChipProps {
  score: number | null | undefined;
  size?: 'sm' | 'md';
  /** Says the band in other words, as to a candidate. */
  word?: string | undefined;
}

/** A band as word and ladder, never colour alone. No score reads 'Not Calculated'. */
export function BandChip({ score, size = 'sm', word }: BandChipProps) {
  const t = useText(messages);
  const look = bandLook(score);
  return (
    <span className={classes.chip} data-band={look.token} data-size={size}>
      {look.step > 0 && <LadderGlyph step={look.step} size={size === 'sm' ? 11 : 14} />}
      {word ?? t(look.word)}
    </span>
  );
}
