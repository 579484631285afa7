import { ERROR_STATUS, type ErrorCode } from '@tryout/contract/define-route';

interface RefusalDetail {
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  /** Where the record stands now; `theirs`: what is stored, for whoever based a change on something older. */
  readonly current?: {
    readonly status: string;
    readonly allowed: readonly string[];
    readonly theirs?: unknown;
  };
  readonly retry_after_s?: number;
  /** What was written so far stays: a failed attempt counts although it is refused. */
  readonly keep_writes?: true;
}

/** A request refused for a reason its sender can be told. Everything written so far is rolled back, unless kept. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;

  constructor(code: ErrorCode, message: string, detail: RefusalDetail = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The one answer for records that do not exist and records that are somebody else's. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'We could not find that.');
}

/** The answer for a token of a play that another tab or device has taken over, or that has ended. */
export function playElsewhere(): Refusal {
  return new Refusal('unauthenticated', 'This play is open somewhere else, or has ended.');
}

/** A field that is well-formed but not acceptable. */
export function invalidField(field: string, message: string): Refusal {
  return new Refusal('invalid_input', message, { fields: [{ field, message }] });
}
