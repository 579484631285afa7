import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

/** Which part of a panel is looked at. */
export interface PanelSearch {
  readonly tab?: 'agreement' | undefined;
}

const panel = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/expert-panels/$panelId',
  staticData: { roles: ROLE_GROUPS.super_admin },
  validateSearch: ({ tab }): PanelSearch => ({ tab: tab === 'agreement' ? tab : undefined }),
  component: lazyPage(() => import('./pages/panel-page.tsx'), 'PanelPage'),
});

export const expertPanelsAdminRoutes = { user: [panel] } as const;
