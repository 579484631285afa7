import { useQuery } from '@tanstack/react-query';
import { listLooksAtOwn } from '@tryout/contract/administration/organization-inside';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages as organizationMessages } from '../organizations.messages.ts';
import { messages } from '../platform-access.messages.ts';
import { LookList } from './look-list.tsx';

/** Who of the platform saw the organization's applicants, when and why. */
export function PlatformAccess() {
  const t = useText(messages);
  const o = useText(organizationMessages);
  const query = useQuery(routeQuery(listLooksAtOwn));
  return (
    <Panel title={o('organizations.part.platform_access')}>
      <Stack gap={4}>
        <p>{t('platform_access.about')}</p>
        <QueryView query={query}>
          {({ items }) =>
            items.length === 0 ? <EmptyState title={t('platform_access.none')} /> : <LookList looks={items} />
          }
        </QueryView>
      </Stack>
    </Panel>
  );
}
