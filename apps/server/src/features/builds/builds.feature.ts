import type { Feature } from '../../platform/feature.ts';
import { buildLoaders } from './builds.refs.ts';
import { buildsHandlers } from './builds.routes.ts';
import { buildsPlayHandlers } from './builds-play.routes.ts';
import { isolatePagesOfGames, keepHostsApart } from './host/keep-hosts-apart.ts';
import { buildsRuntimeHandlers } from './runtime/builds-runtime.routes.ts';
import { scanBuildJob } from './scan/scan-build.job.ts';
import { buildsUploadsHandlers } from './uploads/builds-uploads.routes.ts';
import { buildsVersionsHandlers } from './versions/builds-versions.routes.ts';

export const buildsFeature: Feature = {
  name: 'builds',
  handlers: [
    ...buildsHandlers,
    ...buildsPlayHandlers,
    ...buildsRuntimeHandlers,
    ...buildsUploadsHandlers,
    ...buildsVersionsHandlers,
  ],
  loaders: buildLoaders,
  jobs: (services) => [scanBuildJob(services)],
  guardRequests: (app, config) => {
    keepHostsApart(app, config);
    isolatePagesOfGames(app);
  },
};
