import type { Feature } from '../../platform/feature.ts';
import { expertPanelLoaders } from './expert-panels.refs.ts';
import { expertPanelsHandlers } from './expert-panels.routes.ts';
import { tendPanelsJob } from './tend-panels.job.ts';

export const expertPanelsFeature: Feature = {
  name: 'expert-panels',
  handlers: expertPanelsHandlers,
  loaders: expertPanelLoaders,
  jobs: (services) => [tendPanelsJob(services)],
};
