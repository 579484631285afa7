import type { Config } from '../../platform/config.ts';

/** Whether plans and add-ons can be bought here: a payment driver is set up (`payments.driver`). */
export function canBuy(config: Config): boolean {
  const { payments } = config as Config & { readonly payments?: { readonly driver: string } };
  return payments !== undefined && payments.driver !== 'none';
}
