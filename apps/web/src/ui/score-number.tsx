import { bandLook } from './band.ts';
import { BandChip } from './band-chip.tsx';
import classes from './score-number.module.css';

/** The one big number of a page, with its name and band. */
export function ScoreNumber({ score, label }: { score: number | null | undefined; label: string }) {
  return (
    <div className={classes.block}>
      <span className={classes.label}>{label}</span>
      <span className={classes.number}>{bandLook(score).shown ?? '–'}</span>
      <BandChip score={score} size="md" />
    </div>
  );
}
