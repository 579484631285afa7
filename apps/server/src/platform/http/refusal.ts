import { ERROR_STATUS, type ErrorCode } from '@tryout/contract/define-route';
import type { Said } from '../language/say.ts';
import { httpSays } from './http.messages.ts';

interface RefusalDetail {
  readonly fields?: readonly { readonly field: string; readonly message: Said }[];
  /** Where the record stands now; `theirs`: what is stored, for whoever based a change on something older. */
  readonly current?: {
    readonly status: string;
    readonly allowed: readonly string[];
    readonly theirs?: unknown;
  };
  /** For 402: what ran out, and where that can be changed. */
  readonly limit?: {
    readonly key: string;
    readonly name: Said;
    readonly used: number | null;
    readonly limit: number | null;
    readonly plan: Said;
    readonly offer: { readonly page: string; readonly label: Said } | null;
  };
  readonly retry_after_s?: number;
  /** Ids of the request that are not the caller's to name, for the security log; never answered. */
  readonly foreign_ids?: readonly string[];
  /** What was written so far stays: a failed attempt counts although it is refused. */
  readonly keep_writes?: true;
}

/** A request refused for a reason its sender can be told. Everything written so far is rolled back, unless kept. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** What its sender is told; `message` is the same in English. */
  readonly said: Said;
  readonly detail: RefusalDetail;

  constructor(code: ErrorCode, said: Said, detail: RefusalDetail = {}) {
    super(said('en'));
    this.name = 'Refusal';
    this.code = code;
    this.said = said;
    this.detail = detail;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The one answer for records that do not exist and records that are somebody else's. */
export function notFound(foreign_ids: readonly string[] = []): Refusal {
  return new Refusal('not_found', httpSays('http.not_found'), { foreign_ids });
}

/** The answer for a token of a play that another tab or device has taken over, or that has ended. */
export function playElsewhere(): Refusal {
  return new Refusal('unauthenticated', httpSays('http.play_elsewhere'));
}

/** A field that is well-formed but not acceptable. */
export function invalidField(field: string, message: Said): Refusal {
  return new Refusal('invalid_input', message, { fields: [{ field, message }] });
}
