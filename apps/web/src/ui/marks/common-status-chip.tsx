import { useText } from '../../platform/i18n/use-text.ts';
import { KNOWN_STATUSES, statusMessages } from './status.messages.ts';
import { StatusChip } from './status-chip.tsx';

/** A status that several features show, in the reader's language. */
export function CommonStatusChip({ status }: { status: string }) {
  const t = useText(statusMessages);
  const known = KNOWN_STATUSES.find((each) => each === status);
  return <StatusChip status={status} {...(known && { label: t(`ui.status.${known}`) })} />;
}
