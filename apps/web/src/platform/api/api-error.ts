/** What a person reads when the server sent no words of its own (spec §8). */
export const UNKNOWN_ERROR = 'Unknown Error Please Contact Support Team';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Where a record stands and where it may go, sent with a refused or stale change. */
export interface CurrentState {
  readonly status: string;
  readonly allowed: readonly string[];
  /** The record as stored now, where the refused change was based on an older one. */
  readonly theirs?: unknown;
}

/** A refused or failed call. `status` is 0 when no answer came (offline, time-out, cancelled). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly reference: string | null;
  readonly current: CurrentState | null;
  /** For what a plan does not have: the page where that can be changed. */
  readonly offer: { readonly page: string; readonly label: string } | null;
  /** A 401 on a plain GET: nothing is shown for it. */
  readonly silent: boolean;

  constructor(parts: {
    message: string;
    code: string;
    status: number;
    fields?: readonly FieldError[];
    reference?: string | null;
    current?: CurrentState | null;
    offer?: ApiError['offer'];
    silent?: boolean;
  }) {
    super(parts.message);
    this.code = parts.code;
    this.status = parts.status;
    this.fields = parts.fields ?? [];
    this.reference = parts.reference ?? null;
    this.current = parts.current ?? null;
    this.offer = parts.offer ?? null;
    this.silent = parts.silent ?? false;
  }

  /** The words for one field, by its path as sent (`answers.2.value`). */
  field(name: string): string | undefined {
    return this.fields.find((entry) => entry.field === name)?.message;
  }
}

/** Whether no answer came, or one of something between here and the server: the call may be carried out all the same. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 504].includes(error.status);

/** Whether the same call may succeed in a while: nobody answered, or the server said that it cannot just now. */
export const isPassing = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 503);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldErrors = (value: unknown): FieldError[] =>
  Array.isArray(value)
    ? value.flatMap((entry) =>
        isRecord(entry) && typeof entry.field === 'string' && typeof entry.message === 'string'
          ? [{ field: entry.field, message: entry.message }]
          : [],
      )
    : [];

const currentState = (value: unknown): CurrentState | null =>
  isRecord(value) && typeof value.status === 'string'
    ? {
        status: value.status,
        allowed: Array.isArray(value.allowed) ? value.allowed.filter((to) => typeof to === 'string') : [],
        ...('theirs' in value ? { theirs: value.theirs } : {}),
      }
    : null;

/** Reads a refusal as the server sends it; a body of any other shape gives the unknown-error words. */
export function errorFromAnswer(status: number, body: unknown, method: string): ApiError {
  const failure = isRecord(body) ? body : {};
  const message =
    typeof failure.message === 'string' && failure.message.trim() ? failure.message : UNKNOWN_ERROR;
  return new ApiError({
    message,
    status,
    code: typeof failure.code === 'string' ? failure.code : 'unknown',
    fields: fieldErrors(failure.fields),
    reference: typeof failure.reference === 'string' ? failure.reference : null,
    current: currentState(failure.current),
    offer: (isRecord(failure.limit) && (failure.limit.offer as ApiError['offer'])) || null,
    silent: status === 401 && method === 'GET',
  });
}

/** Whether to show a message for this error; a 401 on a plain GET and a cancelled call say nothing. */
export const isShown = (error: unknown): boolean =>
  !(error instanceof ApiError && (error.silent || error.code === 'cancelled'));
