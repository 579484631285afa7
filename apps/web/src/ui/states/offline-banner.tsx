import { IconWifiOff } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useOfflineNoticeElsewhere, useOnline, useQueuedChanges } from '../../platform/offline.ts';
import { messages } from '../core.messages.ts';
import { Banner } from './banner.tsx';

export function OfflineBanner() {
  const t = useText(messages);
  const online = useOnline();
  const count = useQueuedChanges();
  const noticeElsewhere = useOfflineNoticeElsewhere();
  if (online || noticeElsewhere) return null;
  return (
    <Banner tone="warning" icon={IconWifiOff}>
      {count > 0 ? t('ui.offline_queued', { count }) : t('ui.offline')}
    </Banner>
  );
}
