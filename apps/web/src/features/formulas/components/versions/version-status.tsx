import type { VersionStatus as Status } from '@tryout/contract/formulas/formula-fields';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { StatusChip } from '../../../../ui/marks/status-chip.tsx';
import { messages } from '../../formulas.messages.ts';

/** Whether a version is being written, in force, or out of force. */
export function VersionStatus({ status }: { status: Status }) {
  const t = useText(messages);
  return <StatusChip status={status} label={t(`formulas.status.${status}`)} />;
}
