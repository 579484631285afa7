import { createRoute } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/access/roles';
import { userParent } from '../../platform/router-roots.ts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';

const transfer = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/library',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyPage(() => import('./pages/transfer-page.tsx'), 'TransferPage'),
});

export const libraryTransferAdminRoutes = { user: [transfer] } as const;
