import type { Feature } from '../../platform/feature.ts';
import { buildLoaders } from './builds.refs.ts';
import { buildsHandlers } from './builds.routes.ts';
import { buildsPlayHandlers } from './builds-play.routes.ts';
import { isolatePagesOfGames, keepHostsApart } from './host/keep-hosts-apart.ts';
import {
  buildsHostWarning,
  servesBuilds,
  settleBuildsPort,
  startBuildsHost,
} from './host/start-builds-host.ts';
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
  settle: async (given, say) => {
    const config = await settleBuildsPort(given);
    const warning = buildsHostWarning(config);
    if (warning) say.warn(warning);
    return config;
  },
  serve: async (services) => {
    if (!servesBuilds(services.config)) return null;
    const stop = await startBuildsHost(services);
    return { said: `Uploaded games are served from ${services.config.buildsUrl}.`, stop };
  },
  guardRequests: (app, config) => {
    keepHostsApart(app, config);
    isolatePagesOfGames(app);
  },
};
