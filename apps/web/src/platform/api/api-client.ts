import type { AnyRoute, RouteResult, RouteSend } from '@tryout/contract/define-route';
import { trimDeep } from '@tryout/domain/text/trim';
import { type Drawing, drawing } from '../drawing/drawing.ts';
import { currentLocale } from '../i18n/locale.ts';
import { noteAnswer } from '../told-to-everybody.ts';
import { ApiError, errorFromAnswer, UNKNOWN_ERROR } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { requestHeaders } from './request-headers.ts';
import { routeUrl } from './route-url.ts';
import { sayThatTheSessionEnded } from './session-ended.ts';

export const JSON_TIMEOUT_MS = 30_000;

export interface CallOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** For creates: repeat a call with the same key and the server answers with the first result. */
  idempotencyKey?: string;
  /** False where a 401 says nothing about the signed-in user, as with a play's own token. */
  endsSession?: boolean;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean;
}

// biome-ignore lint/complexity/noBannedTypes: exactly the question "may all of it be left out?"
type Slot<K extends string, T> = {} extends T ? { [P in K]?: T } : { [P in K]: T };
export type CallInput<R extends AnyRoute> = Slot<'params', RouteSend<R>['params']> &
  Slot<'query', RouteSend<R>['query']> &
  Slot<'body', RouteSend<R>['body']> &
  CallOptions;
export type CallArguments<R extends AnyRoute> =
  // biome-ignore lint/complexity/noBannedTypes: as above
  {} extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

interface LooseInput extends CallOptions {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** The whole answer of a call: its data and, for actions, the server's message to show. */
export interface Answer<T> {
  readonly data: T;
  readonly message: string | null;
}

/** Calls a route of the contract and gives its `data`. Fails with an `ApiError`. */
export async function callRoute<R extends AnyRoute>(
  route: R,
  ...[input]: CallArguments<R>
): Promise<RouteResult<R>> {
  return (await sendRequest<RouteResult<R>>(route, input as LooseInput | undefined)).data;
}

/** As `callRoute`, with the server's message beside the data. */
export function callRouteForMessage<R extends AnyRoute>(
  route: R,
  ...[input]: CallArguments<R>
): Promise<Answer<RouteResult<R>>> {
  return sendRequest<RouteResult<R>>(route, input as LooseInput | undefined);
}

/** The untyped call below the two above; for the few callers that have no route of the contract at hand. */
export async function sendRequest<T>(
  route: Pick<AnyRoute, 'method' | 'path'>,
  input: LooseInput = {},
): Promise<Answer<T>> {
  const { method } = route;
  const url = routeUrl(route.path, input.params, input.query);
  const page = drawing();
  if (page) return askFor<T>(page, url);
  const early = method === 'GET' ? takeEarlyAnswer(url) : undefined;
  if (early !== undefined) return opened<T>(early);
  const headers = requestHeaders(method, input.headers);
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  const hasBody = method !== 'GET' && input.body !== undefined;
  if (hasBody) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(JSON_TIMEOUT_MS);
  try {
    const asked = method === 'GET' ? globalThis.askedEarly?.(url, currentLocale()) : undefined;
    const answer = await (asked ??
      fetch(url, {
        method,
        headers,
        credentials: 'same-origin',
        keepalive: input.keepalive ?? false,
        signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
        ...(hasBody ? { body: JSON.stringify(trimDeep(input.body)) } : {}),
      }));
    return await readAnswer<T>(answer, method, input.endsSession ?? true);
  } catch (error) {
    throw failureOf(error, input.signal);
  }
}

async function readAnswer<T>(answer: Response, method: string, endsSession: boolean): Promise<Answer<T>> {
  noteAnswer(answer);
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    if (answer.status === 401 && endsSession) sayThatTheSessionEnded();
    throw errorFromAnswer(answer.status, body, method);
  }
  return opened<T>(body);
}

/** Takes an answer out of its envelope. */
function opened<T>(body: unknown): Answer<T> {
  const envelope = body as { data?: T; message?: string } | null;
  return { data: (envelope?.data ?? null) as T, message: envelope?.message ?? null };
}

/** While the server draws a page, it asks itself. */
async function askFor<T>(page: Drawing, url: string): Promise<Answer<T>> {
  const answer = await page.ask(url);
  if (answer.status >= 300) throw errorFromAnswer(answer.status, answer.body, 'GET');
  return opened<T>(answer.body);
}

function failureOf(error: unknown, signal: AbortSignal | undefined): Error {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return new ApiError({ message: UNKNOWN_ERROR, code: 'cancelled', status: 0 });
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ApiError({ message: 'The server took too long to answer.', code: 'timeout', status: 0 });
  }
  if (error instanceof TypeError) {
    return new ApiError({ message: 'The server could not be reached.', code: 'unreachable', status: 0 });
  }
  return error instanceof Error ? error : new Error(String(error));
}
