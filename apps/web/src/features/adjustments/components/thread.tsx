import type { OwnAdjustmentThread } from '@tryout/contract/adjustments/adjustments';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages } from '../adjustments.messages.ts';

interface ThreadProps {
  readonly messages: OwnAdjustmentThread['messages'];
  /** What the candidate and the other side are called here. */
  readonly candidate: string;
  readonly other: string;
}

/** What both sides wrote, the oldest first. */
export function Thread({ messages: written, candidate, other }: ThreadProps) {
  const t = useText(messages);
  return (
    <ol aria-label={t('adjustments.thread')}>
      {written.map((one) => (
        <li key={one.message_id}>
          <Stack gap={1}>
            <p>
              <strong>
                <bdi>{one.from_candidate ? candidate : other}</bdi>
              </strong>{' '}
              · <TimeText at={one.created_at} />
            </p>
            <p dir="auto">{one.body}</p>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
