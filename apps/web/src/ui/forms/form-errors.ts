import { ApiError, type FieldError } from '../../platform/api/api-error.ts';
import { problemSentence } from './problem-sentence.ts';

export interface FormError extends FieldError {
  /** What the whole form failed with; worded in the reader's language where the server did not. */
  readonly cause?: unknown;
}

export interface FormErrors {
  /** For `FormErrorList`; a refusal without fields gives one entry for the whole form. */
  readonly list: readonly FormError[];
  /** For an input's `error`: a whole sentence. */
  readonly of: (name: string) => string | undefined;
}

/** Sorts what a call failed with to the fields of a form, together with what the form itself has found. */
export function formErrors(error: unknown, found: readonly FieldError[] = []): FormErrors {
  const sent = error instanceof ApiError ? error.fields : [];
  const whole =
    error instanceof Error && sent.length === 0 ? [{ field: '', message: error.message, cause: error }] : [];
  const list = [...found, ...sent, ...whole];
  const of = (name: string) => {
    const message = list.find((entry) => entry.field === name)?.message;
    // Rules for a password have words of their own.
    return message === undefined || name.endsWith('password') ? message : problemSentence(message);
  };
  return { list, of };
}
