import { completePlay, keepPlay, readPlay, sendEvents, terminatePlay } from '@tryout/contract/plays';
import { callRoute } from '../../platform/api/api-client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { PlayLost, type PlayTransport, Unreachable } from './play-link.ts';

/** Failures after which the same call may succeed: no line, time-out, a busy or restarting server. */
function mayPass(error: ApiError): boolean {
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

async function asPlay<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (mayPass(error)) throw new Unreachable(error.message);
    if (error.status === 401 || error.status === 410) throw new PlayLost(error.message);
    throw error;
  }
}

/** Speaks to the server with a play's own token. A 401 here ends the play in this tab, never the session. */
export function playTransport(token: string): PlayTransport & {
  keep(): Promise<unknown>;
  terminate(reason: string): Promise<unknown>;
} {
  const headers = { Authorization: `Bearer ${token}` };
  const options = { headers, endsSession: false } as const;
  return {
    read: () => asPlay(callRoute(readPlay, options)),
    send: (events) => asPlay(callRoute(sendEvents, { ...options, body: { events: [...events] } })),
    complete: () => asPlay(callRoute(completePlay, { ...options, body: {} })),
    keep: () => asPlay(callRoute(keepPlay, { ...options, body: {} })),
    terminate: (reason) => asPlay(callRoute(terminatePlay, { ...options, body: { reason } })),
  };
}
