import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../platform/i18n/use-text.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { messages } from './areas.messages.ts';
import { unreadTotalQuery } from './unread-total.ts';

/** The bell with the number of unread notifications; live events keep it true. */
export function NotificationBell() {
  const t = useText(messages);
  const navigate = useNavigate();
  const count = useQuery(unreadTotalQuery).data?.unread ?? 0;
  return (
    <IconButton
      label={t('areas.notifications', { count })}
      icon={IconBell}
      count={count}
      onClick={() => void navigate({ to: '/user/notifications' as string })}
    />
  );
}
