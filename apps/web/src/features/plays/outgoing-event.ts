import type { RouteBody } from '@tryout/contract/define-route';
import type { sendEvents } from '@tryout/contract/plays/plays';

/** One event on its way to the server. */
export type OutgoingEvent = RouteBody<typeof sendEvents>['events'][number];
