import type { Feature } from '../../platform/feature.ts';
import { billingJobs } from './billing.jobs.ts';
import { billingLoaders } from './billing.refs.ts';
import { billingHandlers } from './billing.routes.ts';
import { manageBillingHandlers } from './manage-billing.routes.ts';

export const billingFeature: Feature = {
  name: 'billing',
  handlers: [...billingHandlers, ...manageBillingHandlers],
  loaders: billingLoaders,
  jobs: billingJobs,
};
