import type { Act } from '../../platform/act.ts';
import { forgetEveryEffective, isBillingOn } from './entitlements.queries.ts';

/** Whether plans are used on this platform; otherwise everybody has everything. */
export const plansAreUsed = ({ db }: Pick<Act, 'db'>): Promise<boolean> => isBillingOn(db);

/** To be called in the transaction that changes what plans on sale give: what organizations have is put together anew. */
export const catalogueChanged = ({ db }: Act): Promise<void> => forgetEveryEffective(db);
