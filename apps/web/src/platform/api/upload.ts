import type { AnyRoute, RouteResult, RouteSend } from '@tryout/contract/define-route';
import { trimDeep } from '@tryout/domain/text/trim';
import { ApiError, errorFromAnswer } from './api-error.ts';
import { requestHeaders } from './request-headers.ts';
import { routeUrl } from './route-url.ts';
import { sayThatTheSessionEnded } from './session-ended.ts';

/** The specification's time-out for every request; JSON calls use a shorter one. */
export const UPLOAD_TIMEOUT_MS = 36_000_000;

export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
  /** The line is gone, and it goes on by itself. */
  readonly waiting?: boolean;
}

export interface UploadInput<R extends AnyRoute> {
  file: File | Blob;
  fileName?: string;
  params?: RouteSend<R>['params'];
  body?: RouteSend<R>['body'];
  headers?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  onProgress?: (progress: UploadProgress) => void;
  endsSession?: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Sends one file to an upload route as a multipart form, with progress; abort the signal to cancel. */
export function uploadFile<R extends AnyRoute>(route: R, input: UploadInput<R>): Promise<RouteResult<R>> {
  const form = new FormData();
  // Fields come before the file, so that the server knows them when the file's bytes arrive.
  for (const [key, value] of Object.entries(trimDeep((input.body ?? {}) as Record<string, unknown>))) {
    if (value !== undefined && value !== null) form.append(key, textOf(value));
  }
  const name = input.fileName ?? (input.file instanceof File ? input.file.name : 'file');
  form.append(route.upload?.field ?? 'file', input.file, name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, routeUrl(route.path, (input.params ?? {}) as Record<string, unknown>));
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.responseType = 'json';
    const headers = requestHeaders(route.method, input.headers);
    if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
    headers.forEach((value, key) => {
      request.setRequestHeader(key, value);
    });
    request.upload.onprogress = (event) => input.onProgress?.({ sent: event.loaded, total: event.total });
    const fail = (code: string, message: string) => reject(new ApiError({ code, message, status: 0 }));
    request.onerror = () => fail('unreachable', 'The server could not be reached.');
    request.ontimeout = () => fail('timeout', 'The server took too long to answer.');
    request.onabort = () => fail('cancelled', 'The upload was stopped.');
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve((request.response as { data: RouteResult<R> }).data);
        return;
      }
      if (request.status === 401 && (input.endsSession ?? true)) sayThatTheSessionEnded();
      reject(errorFromAnswer(request.status, request.response, route.method));
    };
    input.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (input.signal?.aborted) fail('cancelled', 'The upload was stopped.');
    else request.send(form);
  });
}
