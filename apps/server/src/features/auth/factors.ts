import type { Factors } from '@tryout/domain/accounts/second-factor';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { findFactors, forgetFactors } from './factors.queries.ts';
import { readPasswordHash } from './users.queries.ts';

/** What an account is entered with, for other features. */
export const factors = {
  /** The second factors of an account. */
  of: (db: Db, userId: string): Promise<Factors> => findFactors(db, userId),

  /** Removes every second factor of an account, with its recovery codes and what is on its way. */
  forget: (act: Pick<Act, 'db'>, userId: string): Promise<void> => forgetFactors(act.db, userId),

  /** Whether an account has a password. */
  hasPassword: async (db: Db, userId: string): Promise<boolean> =>
    (await readPasswordHash(db, userId)) !== null,
} as const;
