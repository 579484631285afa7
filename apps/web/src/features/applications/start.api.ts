import { readStart, startApplication } from '@tryout/contract/applications/application-start';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** What one is about to apply for. */
export const startQuery = (position_id: string, invite_token: string | undefined) => ({
  ...routeQuery(readStart, { query: { position_id, ...(invite_token ? { invite_token } : {}) } }),
  retry: false,
});

/** Begins an application; whoever is not signed in is afterwards. */
export const start = (body: RouteSend<typeof startApplication>['body']) =>
  callRoute(startApplication, { body, endsSession: false });
