import { useText } from '../../../platform/i18n/use-text.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { messages } from '../norms.messages.ts';

/** Whether a norm comes from elsewhere or from own candidates. */
export function Origin({ provisional }: { provisional: boolean }) {
  const t = useText(messages);
  return (
    <StatusChip
      status={provisional ? 'pending' : 'approved'}
      label={t(provisional ? 'norms.provisional' : 'norms.own')}
    />
  );
}
