import { ApiError, UNKNOWN_ERROR } from './api/api-error.ts';
import { useText } from './i18n/use-text.ts';
import { messages } from './platform.messages.ts';

/** Turns any error into the words to show: the server's own, else plain ones in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const t = useText(messages);
  return (error) => {
    if (!(error instanceof ApiError)) {
      return error instanceof Error && error.message ? error.message : t('platform.unknown_error');
    }
    if (error.code === 'unreachable') return t('platform.unreachable');
    if (error.code === 'timeout') return t('platform.timeout');
    if (error.code === 'cancelled') return t('platform.cancelled');
    return error.message && error.message !== UNKNOWN_ERROR ? error.message : t('platform.unknown_error');
  };
}

export const referenceOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.reference : null;
