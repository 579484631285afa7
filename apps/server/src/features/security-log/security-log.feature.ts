import type { Feature } from '../../platform/feature.ts';
import { sealSecurityLogJob } from './security-log.jobs.ts';
import { securityLogHandlers } from './security-log.routes.ts';

export const securityLogFeature: Feature = {
  name: 'security-log',
  handlers: securityLogHandlers,
  jobs: (services) => [sealSecurityLogJob(services)],
};
