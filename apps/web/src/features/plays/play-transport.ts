import { findBuildPath, reportBuild } from '@tryout/contract/builds/builds-play';
import type { RouteBody } from '@tryout/contract/define-route';
import {
  changeAccommodations,
  completePlay,
  keepPlay,
  readPlay,
  sendEvents,
  terminatePlay,
} from '@tryout/contract/plays/plays';
import { callRoute } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { EventRefused, PlayLost, type PlayTransport, Unreachable } from './play-link.ts';

/** Failures after which the same call may succeed: no line, time-out, a busy or restarting server. */
function mayPass(error: ApiError): boolean {
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

/** The refusal of one event, where the answer names it. */
export function refusedEvent(error: ApiError): EventRefused | null {
  for (const { field, message } of error.fields) {
    const [, seq] = /^events\.(\d+)\.payload$/.exec(field) ?? [];
    if (seq !== undefined) return new EventRefused(Number(seq), message, error.message);
  }
  return null;
}

async function asPlay<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayPass(error)) throw new Unreachable(error.message);
    if (error.status === 401 || error.status === 410) throw new PlayLost(error.message);
    throw refusedEvent(error) ?? error;
  }
}

/** Speaks to the server with a play's own token. A 401 here ends the play in this tab, never the session. */
export function playTransport(token: string): PlayTransport & {
  keep(): Promise<unknown>;
  terminate(reason: string): Promise<unknown>;
  adjust(accommodations: RouteBody<typeof changeAccommodations>['accommodations']): Promise<unknown>;
} {
  const headers = { Authorization: `Bearer ${token}` };
  const options = { headers, endsSession: false } as const;
  return {
    read: () => asPlay(callRoute(readPlay, options)),
    send: (events) => asPlay(callRoute(sendEvents, { ...options, body: { events: [...events] } })),
    complete: () => asPlay(callRoute(completePlay, { ...options, body: {} })),
    build: (task_index) => asPlay(callRoute(findBuildPath, { ...options, query: { task_index } })),
    reportBuild: (report) =>
      callRoute(reportBuild, { ...options, body: { ...report, problems: [...report.problems] } }),
    adjust: (accommodations) =>
      asPlay(callRoute(changeAccommodations, { ...options, body: { accommodations } })),
    keep: () => asPlay(callRoute(keepPlay, { ...options, body: {} })),
    terminate: (reason) => asPlay(callRoute(terminatePlay, { ...options, body: { reason } })),
  };
}
