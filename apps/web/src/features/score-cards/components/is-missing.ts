import { ApiError } from '../../../platform/api/api-error.ts';

/** Whether the server said that there is nothing there. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
