import { useText } from '../../../platform/i18n/use-text.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import type { TaskStatus as Status } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';

/** A task's status as a chip. */
export function TaskStatus({ status }: { readonly status: Status }) {
  const t = useText(messages);
  return <StatusChip status={status} label={t(`tasks.status.${status}`)} />;
}
