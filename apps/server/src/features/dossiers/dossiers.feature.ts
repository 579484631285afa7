import type { Feature } from '../../platform/feature.ts';
import { dossiersHandlers } from './dossiers.routes.ts';
import { digestLogsJob } from './log-digests.ts';
import { serveVerifyPage } from './verify-page.ts';
import { dossierJob } from './write-dossier.job.ts';

export const dossiersFeature: Feature = {
  name: 'dossiers',
  handlers: dossiersHandlers,
  jobs: (services) => [dossierJob(services), digestLogsJob(services)],
  pages: serveVerifyPage,
};
