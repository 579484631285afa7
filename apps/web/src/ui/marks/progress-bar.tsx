import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** What goes on; read aloud. */
  label: string;
  value: number;
  max: number;
}

/** How far something is. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress className={classes.bar} aria-label={label} value={value} max={Math.max(max, 1)} />;
}
