import { useText } from '../../platform/i18n/use-text.ts';
import { type CommonStatus, statusMessages } from './status.messages.ts';
import { StatusChip } from './status-chip.tsx';

/** A status that several features show, in the reader's language. */
export function CommonStatusChip({ status }: { status: CommonStatus }) {
  const t = useText(statusMessages);
  return <StatusChip status={status} label={t(`ui.status.${status}`)} />;
}
