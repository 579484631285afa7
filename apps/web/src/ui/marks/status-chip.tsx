import { statusStyle } from '@tryout/domain/records/status-label';
import classes from './status-chip.module.css';

interface StatusChipProps {
  status: string;
  /** The word in the reader's language; `CommonStatusChip` knows those that several features show. */
  label: string;
}

/** A status as word and mark: hollow dot deactivated, filled dot active, bar blocked, half dot otherwise. */
export function StatusChip({ status, label }: StatusChipProps) {
  return (
    <span className={classes.chip} data-look={statusStyle(status)}>
      <span className={classes.mark} aria-hidden />
      <span className={classes.word}>{label}</span>
    </span>
  );
}
