import { statusLabel, statusStyle } from '@tryout/domain/status-label';
import { useText } from '../platform/i18n/use-text.ts';
import { KNOWN_STATUSES, statusMessages } from './status.messages.ts';
import classes from './status-chip.module.css';

interface StatusChipProps {
  status: string;
  /** What a feature calls the status; without it what all of them call it. */
  label?: string;
}

/** A status as word and mark: hollow dot deactivated, filled dot active, bar blocked, half dot otherwise. */
export function StatusChip({ status, label }: StatusChipProps) {
  const t = useText(statusMessages);
  const known = KNOWN_STATUSES.find((each) => each === status);
  return (
    <span className={classes.chip} data-look={statusStyle(status)}>
      <span className={classes.mark} aria-hidden />
      <span className={classes.word}>{label ?? (known ? t(`ui.status.${known}`) : statusLabel(status))}</span>
    </span>
  );
}
