import { testCard } from '@tryout/domain/billing/test-cards';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import { findCustomer, storeCustomer } from '../billing.queries.ts';
import { chargeWhatIsDue } from '../subscriptions/tend-subscription.ts';
import { currentDriver } from './drivers.ts';
import { type Customer, PaymentProblem } from './payment-driver.ts';

/**
 * Keeps another card for the payments to come: in the test checkout the one that is given, otherwise the one that was
 * chosen on the provider's page. What is due is charged to it at once. Answers what people call it.
 */
export async function changeCard(
  act: SignedAct,
  organizationId: string,
  number: string,
): Promise<{ card: string }> {
  const { services } = act;
  const driver = currentDriver(services);
  const known = await findCustomer(services.db, organizationId, driver.name);
  let chosen: Customer;
  try {
    chosen = driver.name === 'test' ? testCustomer(number) : await chosenAt(driver, known);
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    throw new Refusal('unavailable', billingSay('billing.provider_down'));
  }
  if (chosen.method !== known?.method) {
    await storeCustomer(services.db, organizationId, driver.name, chosen, services.now());
    await audit(act, {
      event_type: 'update',
      action: 'billing.card_changed',
      target_type: 'organization',
      target_id: organizationId,
      organization_id: organizationId,
    });
    await chargeWhatIsDue(services, organizationId);
  }
  return { card: chosen.method_label };
}

function testCustomer(number: string): Customer {
  const card = testCard(number);
  if (!card) throw invalidField('card', billingSay('billing.not_a_test_card'));
  const digits = card.number.slice(-4);
  return { reference: `customer_${digits}`, method: digits, method_label: `TEST ${digits}` };
}

function chosenAt(driver: ReturnType<typeof currentDriver>, known: Customer | null): Promise<Customer> {
  if (!known || driver.name === 'mail') throw new Refusal('refused_by_rule', billingSay('billing.no_portal'));
  return driver.customer(known);
}
