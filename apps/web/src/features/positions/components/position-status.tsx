import type { PositionItem } from '@tryout/contract/positions/positions';
import { useText } from '../../../platform/i18n/use-text.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { vocabulary } from '../vocabulary.messages.ts';

/** The status of a position as a chip in the reader's language. */
export function PositionStatus({ status }: { status: PositionItem['status'] }) {
  const v = useText(vocabulary);
  return <StatusChip status={status} label={v(`positions.status.${status}`)} />;
}
