import type { Action } from '@tryout/domain/access/access-policy';
import type { FeatureKey } from '@tryout/domain/plans/features';
import type { UploadKind } from '@tryout/domain/system/upload-limits';
import type { z } from 'zod';
import { NO_INPUT } from './fields.ts';

/** The HTTP methods in use: GET reads, POST creates or acts, PUT changes, DELETE removes. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Every way a route may fail, as the `code` of the answer; each has one HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 422,
  unauthenticated: 401,
  forbidden: 403,
  confirm_first: 403,
  second_factor_needed: 403,
  not_found: 404,
  conflict: 409,
  stale_status: 409,
  refused_by_rule: 409,
  gone: 410,
  limit_reached: 402,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unavailable: 503,
} as const;

/** A failure's code. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** How often one caller may use a route; named so that the figures stand in one place (the server's). */
export type LimitName = 'read' | 'write' | 'sign_in' | 'pin' | 'lookup' | 'public_form' | 'upload' | 'play';

/**
 * One route, declared once. From it come the server's route, the typed client, the OpenAPI document, the role
 * matrix and the isolation tests.
 */
export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Path below /api, parameters as `:name`; spelled as in the specification §7 where it names one. */
  readonly path: `/${string}`;
  /** Feature the route belongs to; the same name in contract, server and web. */
  readonly feature: string;
  /** One sentence for the API document. */
  readonly summary: string;
  /** Who may call it: an action of the access policy, or the token of a running play. */
  readonly access: Action | 'play_session';
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** What `data` holds on success; fields not listed here never leave the server. */
  readonly response: R;
  readonly errors: readonly ErrorCode[];
  readonly limit: LimitName;
  /**
   * A feature that the organization of the named records (or the caller's, where none is named) has to have, with room
   * for one more where it is an amount. Judged before the handler runs; 402 `limit_reached` otherwise.
   */
  readonly needs: FeatureKey | null;
  /** A create: takes an Idempotency-Key and answers a repeated one with the stored result. */
  readonly idempotent: boolean;
  /** Open to members who have yet to set up the second factor that their organization requires. */
  readonly before_factor: boolean;
  /** The mail is what the caller asks for; refused with 429 and Retry-After while its address has to be left alone. */
  readonly asks_mail: boolean;
  /**
   * A multipart upload of one file under this field name; the body schema then holds the other fields. `in_memory`: a
   * small piece that the handler puts where it belongs itself, instead of a file to keep.
   */
  readonly upload: {
    readonly field: string;
    readonly max_bytes: number;
    readonly in_memory?: boolean;
    /** The kind of file, whose largest size is a setting; `max_bytes` is then what no setting goes beyond. */
    readonly kind?: UploadKind;
  } | null;
  /** The body is taken as text, whatever it is: what is signed is signed over its very bytes. */
  readonly takes_text: boolean;
  /** What is sent: an envelope, a file's bytes, or a stream of events. */
  readonly answers: 'json' | 'file' | 'events' | 'text';
}

interface RouteInput<P, Q, B, R> {
  method: Method;
  path: `/${string}`;
  feature: string;
  summary: string;
  access: Action | 'play_session';
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  errors?: readonly ErrorCode[];
  limit?: LimitName;
  needs?: FeatureKey;
  idempotent?: boolean;
  before_factor?: boolean;
  asks_mail?: boolean;
  upload?: { field: string; max_bytes: number; in_memory?: boolean; kind?: UploadKind };
  takes_text?: boolean;
  answers?: Route['answers'];
}

/**
 * Declares a route. Input objects are strict (unknown keys are refused); every route may also fail with
 * invalid_input, unauthenticated, forbidden, second_factor_needed, too_many_requests and unavailable without naming them.
 */
export function defineRoute<
  R extends z.ZodType,
  P extends z.ZodType = typeof NO_INPUT,
  Q extends z.ZodType = typeof NO_INPUT,
  B extends z.ZodType = typeof NO_INPUT,
>(route: RouteInput<P, Q, B, R>): Route<P, Q, B, R> {
  return {
    method: route.method,
    path: route.path,
    feature: route.feature,
    summary: route.summary,
    access: route.access,
    params: route.params ?? (NO_INPUT as unknown as P),
    query: route.query ?? (NO_INPUT as unknown as Q),
    body: route.body ?? (NO_INPUT as unknown as B),
    response: route.response,
    errors: route.errors ?? [],
    limit: route.limit ?? (route.method === 'GET' ? 'read' : 'write'),
    needs: route.needs ?? null,
    idempotent: route.idempotent ?? false,
    before_factor: route.before_factor ?? false,
    asks_mail: route.asks_mail ?? false,
    upload: route.upload ?? null,
    takes_text: route.takes_text ?? false,
    answers: route.answers ?? 'json',
  };
}

/** Any route, whatever its schemas. */
export type AnyRoute = Route;

/** The input of a route's handler, parsed. */
export type RouteParams<T extends AnyRoute> = z.output<T['params']>;
/** The parsed query string. */
export type RouteQuery<T extends AnyRoute> = z.output<T['query']>;
/** The parsed body. */
export type RouteBody<T extends AnyRoute> = z.output<T['body']>;
/** What the handler returns as `data`. */
export type RouteData<T extends AnyRoute> = z.input<T['response']>;
/** What the client receives as `data`. */
export type RouteResult<T extends AnyRoute> = z.output<T['response']>;
/** What the client sends as params, query and body. */
export type RouteSend<T extends AnyRoute> = {
  params: z.input<T['params']>;
  query: z.input<T['query']>;
  body: z.input<T['body']>;
};
