import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { routeQuery } from '../platform/api/route-query.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Banner } from '../ui/states/banner.tsx';
import { noticesMessages } from './notices.messages.ts';

/** What the platform's people say to everybody, and that nothing can be changed just now. */
export function MaintenanceLine() {
  const t = useText(noticesMessages);
  const { data } = useQuery({ ...routeQuery(publicConfig), refetchInterval: 60_000 });
  if (!data) return null;
  return (
    <>
      {data.maintenance_mode && <Banner tone="warning">{t('areas.maintenance')}</Banner>}
      {data.maintenance_banner !== '' && (
        <Banner>
          <span dir="auto">{data.maintenance_banner}</span>
        </Banner>
      )}
    </>
  );
}
