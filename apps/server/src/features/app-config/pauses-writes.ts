import type { Services } from '../../platform/services.ts';
import { configValue } from './config-value.ts';

/** For how long an answer is good: each server asks once in that time, and a change counts after it at the latest. */
const GOOD_MS = 2_000;

/** Whether the platform is under maintenance, so that nothing is changed but by a super admin. */
export function pausesWrites({ db, now }: Pick<Services, 'db' | 'now'>): () => Promise<boolean> {
  let known: { readonly at: number; readonly value: Promise<boolean> } | null = null;
  return () => {
    const at = now().getTime();
    if (known && Math.abs(at - known.at) < GOOD_MS) return known.value;
    const value = configValue(db, 'maintenance_mode');
    known = { at, value };
    value.catch(() => {
      known = null;
    });
    return value;
  };
}
