import type { Services } from '../../../platform/services.ts';
import { mailDriver } from './mail-driver.ts';
import type { DriverName, PaymentDriver } from './payment-driver.ts';
import { stripeDriver } from './stripe-driver.ts';
import { testDriver } from './test-driver.ts';

/** The provider by its name: orders stay with the one that they were begun with. */
export function driverOf(services: Services, name: DriverName): PaymentDriver {
  if (name === 'stripe') return stripeDriver(services);
  return name === 'test' ? testDriver(services) : mailDriver();
}

/** The provider of new orders. */
export function currentDriver(services: Services): PaymentDriver {
  return driverOf(services, services.config.payments.driver);
}
