import type { Act } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import { takeMessage } from '../orders/take-fact.ts';
import type { DriverName } from './payment-driver.ts';
import { BadSignature } from './webhook-signature.ts';

/** Takes a message of a provider. What is not signed by it, or too old, changes nothing and is not kept. */
export async function takeSigned(
  { services }: Pick<Act, 'services'>,
  driver: DriverName,
  raw: string,
  signature: string | string[] | undefined,
): Promise<{ received: boolean }> {
  try {
    await takeMessage(services, driver, raw, Array.isArray(signature) ? signature[0] : signature);
    return { received: true };
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    services.log.warn({ driver, why: error.message }, 'a message about a payment was refused');
    throw new Refusal('invalid_input', billingSay('billing.bad_signature'));
  }
}
