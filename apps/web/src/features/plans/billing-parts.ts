import { BILLING_PARTS } from '@tryout/contract/page-parts';
import { lazyPage } from '../../ui/states/lazy-page.tsx';
import { paymentPages } from '../billing/public.ts';

/** The parts of `/user/billing/$part`; a new one is named in the contract's list first. */
const PAGES = {
  plans: lazyPage(() => import('./pages/plans-page.tsx'), 'PlansPage'),
  ...paymentPages,
} as const satisfies Readonly<Record<(typeof BILLING_PARTS)[number], unknown>>;

/** The page of a part; undefined: there is none of this name. */
export function billingPageOf(part: string) {
  const known = BILLING_PARTS.find((one) => one === part);
  return known && PAGES[known];
}
