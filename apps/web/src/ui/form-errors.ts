import { ApiError, type FieldError } from '../platform/api/api-error.ts';

export interface FormErrors {
  /** For `FormErrorList`; a refusal without fields gives one entry for the whole form. */
  readonly list: readonly FieldError[];
  /** For an input's `error`. */
  readonly of: (name: string) => string | undefined;
}

/** Sorts what a call failed with to the fields of a form, together with what the form itself has found. */
export function formErrors(error: unknown, found: readonly FieldError[] = []): FormErrors {
  const sent = error instanceof ApiError ? error.fields : [];
  const whole = error instanceof Error && sent.length === 0 ? [{ field: '', message: error.message }] : [];
  const list = [...found, ...sent, ...whole];
  return { list, of: (name) => list.find((entry) => entry.field === name)?.message };
}
