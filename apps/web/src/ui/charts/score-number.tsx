import type { ShownScale } from '@tryout/domain/score-cards/shown-scale';
import { bandLook } from './band.ts';
import { BandChip } from './band-chip.tsx';
import classes from './score-number.module.css';

interface ScoreNumberProps {
  score: number | null | undefined;
  label: string;
  /** What the number means; see `BandChip`. */
  scale?: ShownScale | null | undefined;
  /** Says the band in other words, as to a candidate. */
  word?: string;
}

/** The one big number of a page, with its name and band. */
export function ScoreNumber({ score, label, scale, word }: ScoreNumberProps) {
  return (
    <div className={classes.block}>
      <span className={classes.label}>{label}</span>
      <span className={classes.number}>{bandLook(score).shown ?? '–'}</span>
      <BandChip score={score} scale={scale} size="md" word={word} />
    </div>
  );
}
