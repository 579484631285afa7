import type { Act } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import { takeMessage } from '../orders/take-fact.ts';
import { type DriverName, PaymentProblem } from './payment-driver.ts';
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
    if (
      error instanceof PaymentProblem &&
      (error.code === 'not_json' || error.code === 'unexpected_message')
    ) {
      services.log.warn({ driver, err: error.cause }, 'a message about a payment was not understood');
      throw new Refusal('invalid_input', billingSay('billing.bad_message'));
    }
    // Whoever sent it sends it again.
    if (error instanceof PaymentProblem)
      throw new Refusal('unavailable', billingSay('billing.provider_down'));
    if (!(error instanceof BadSignature)) throw error;
    services.log.warn({ driver, why: error.message }, 'a message about a payment was refused');
    throw new Refusal('invalid_input', billingSay('billing.bad_signature'));
  }
}
