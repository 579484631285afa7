import type { Config } from '../../platform/config.ts';

/** Whether plans and add-ons can be bought here: somebody moves the money, or the test checkout stands in. */
export function canBuy({ payments }: Pick<Config, 'payments'>): boolean {
  return payments.driver.length > 0;
}
