import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const backups = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/backups',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyPage(() => import('./pages/backups-page.tsx'), 'BackupsPage'),
});

export const backupsAdminRoutes = { user: [backups] } as const;
