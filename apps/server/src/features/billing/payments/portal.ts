import type { SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import { findCustomer } from '../billing.queries.ts';
import { currentDriver } from './drivers.ts';
import { PaymentProblem } from './payment-driver.ts';

/** Where an organization changes its card. @throws Refusal where there is no such page */
export async function portalOf({ services }: SignedAct, organizationId: string): Promise<{ url: string }> {
  const driver = currentDriver(services);
  const customer = await findCustomer(services.db, organizationId, driver.name);
  try {
    const back = `${services.config.publicUrl}/user/billing/details?card=changed`;
    const url = customer && (await driver.portal(customer, back));
    if (url) return { url };
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    throw new Refusal('unavailable', billingSay('billing.provider_down'));
  }
  throw new Refusal('refused_by_rule', billingSay('billing.no_portal'));
}
