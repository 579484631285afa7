import type { LookLimits } from '@tryout/domain/score-cards/look-limits';
import type { Db } from '../../platform/database/kysely.ts';
import { configsWithChanges } from '../app-config/public.ts';
import { LOOK_RULE } from './integrity-facts.ts';

/** The rule by which facts of a play are worth a look now. */
export interface LookRule {
  /** Stored beside the codes of a play: it grows with the program's rule and with each change of a limit. */
  readonly number: number;
  readonly limits: LookLimits;
}

/** The rule of now, with the limits that a super admin set. */
export async function lookRule(db: Db): Promise<LookRule> {
  const { values, changes } = await configsWithChanges(db, [
    'integrity_looks_away',
    'integrity_interruptions',
    'integrity_drift_s',
    'integrity_too_fast_percent',
  ]);
  return {
    number: LOOK_RULE + changes,
    limits: {
      looks_away: values.integrity_looks_away,
      interruptions: values.integrity_interruptions,
      drift_ms: values.integrity_drift_s * 1000,
      too_fast: values.integrity_too_fast_percent / 100,
    },
  };
}
