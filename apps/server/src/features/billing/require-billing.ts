import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { plansAreUsed } from '../entitlements/public.ts';

/** @throws Refusal where plans are not used on this platform: there is nothing at the address then */
export async function requireBilling({ db }: Pick<Act, 'db'>): Promise<void> {
  if (!(await plansAreUsed({ db }))) throw notFound();
}
