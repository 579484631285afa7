import type { RouteBody, RouteSend } from '@tryout/contract/define-route';
import { bringPlay, checkApplication, openPlay } from '@tryout/contract/plays/plays';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { mayBeSignedIn } from '../../platform/session/session.ts';
import { rememberPlay } from './event-store.ts';

/** What an application has to play, and where each stands; asked for by whoever may be signed in. */
export const playsQuery = (applicationId: string) => ({
  ...routeQuery(checkApplication, { query: { application_id: applicationId } }),
  enabled: mayBeSignedIn,
});

export type Accommodations = NonNullable<RouteBody<typeof openPlay>['accommodations']>;

/** Uses an own earlier result for this application. */
export const bringPlayHere = (body: RouteSend<typeof bringPlay>['body']) => callRoute(bringPlay, { body });

/** What a play goes by in this browser: one simulation may be played for the application and to confirm it. */
export const storedAs = (simulationId: string, confirmation: boolean) =>
  confirmation ? `${simulationId}/confirmation` : simulationId;

/** Opens a play here and keeps its token in this browser. */
export async function openPlayHere(request: {
  application_id: string;
  simulation_id: string;
  confirmation?: boolean;
  accommodations?: Accommodations;
  take_over?: boolean;
}) {
  const opened = await callRoute(openPlay, {
    body: {
      ...request,
      device: {
        browser: navigator.userAgent.slice(0, 200),
        screen: `${window.innerWidth}x${window.innerHeight}`,
        input: matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
      },
    },
  });
  await rememberPlay({
    application_id: request.application_id,
    simulation_id: storedAs(request.simulation_id, request.confirmation ?? false),
    play_id: opened.play.play_id,
    token: opened.token,
  });
  return opened;
}
