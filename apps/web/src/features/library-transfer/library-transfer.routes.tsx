import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ROLE_GROUPS } from '@tryout/domain/roles';
import { userParent } from '../../platform/router-roots.ts';

const transfer = createRoute({
  getParentRoute: () => userParent,
  path: 'admin/library',
  staticData: { roles: ROLE_GROUPS.super_admin },
  component: lazyRouteComponent(() => import('./pages/transfer-page.tsx'), 'TransferPage'),
});

export const libraryTransferRoutes = { user: [transfer] } as const;
