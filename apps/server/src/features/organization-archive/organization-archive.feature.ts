import type { Feature } from '../../platform/feature.ts';
import { importOrganizationJob } from './import-archive.job.ts';
import { organizationArchiveHandlers } from './organization-archive.routes.ts';
import { exportOrganizationJob } from './write-archive.job.ts';

export const organizationArchiveFeature: Feature = {
  name: 'organization-archive',
  handlers: organizationArchiveHandlers,
  jobs: (services) => [exportOrganizationJob(services), importOrganizationJob(services)],
};
