import type { Services } from '../../platform/services.ts';
import { configValue } from './config-value.ts';

/** For how long an answer is good, ms. */
const GOOD_MS = 2_000;

/**
 * Whether everybody is told something just now: that the platform is under maintenance, or what its people wrote. Answers
 * at once with what was known last and asks anew beside the request.
 */
export function tellsEverybody({ db, now }: Pick<Services, 'db' | 'now'>): () => boolean {
  let known = { at: Number.NEGATIVE_INFINITY, value: false };
  const ask = async (at: number) => {
    const isPaused = await configValue(db, 'maintenance_mode');
    const value = isPaused || (await configValue(db, 'maintenance_banner')) !== '';
    known = { at, value };
  };
  return () => {
    const at = now().getTime();
    if (Math.abs(at - known.at) >= GOOD_MS) {
      known = { at, value: known.value };
      // A request is not refused because this could not be told; the next one asks again.
      ask(at).catch(() => {
        known = { at: Number.NEGATIVE_INFINITY, value: known.value };
      });
    }
    return known.value;
  };
}
