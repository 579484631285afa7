import { DATE } from '../../platform/i18n/use-format.ts';

/** Days of answers and counts are those of UTC, whatever the reader's zone. */
export const DAY = { ...DATE, timeZone: 'UTC' } as const;
