import type { Feature } from '../../platform/feature.ts';
import { entitlementsLoaders } from './entitlements.refs.ts';
import { entitlementsHandlers } from './entitlements.routes.ts';
import { FEATURE_USES } from './feature-uses.ts';
import { judgeNeed } from './judge-need.ts';
import { tellUseJob } from './tell-use.job.ts';

export const entitlementsFeature: Feature = {
  name: 'entitlements',
  handlers: entitlementsHandlers,
  loaders: entitlementsLoaders,
  judgesNeeds: { uses: FEATURE_USES, judge: judgeNeed },
  jobs: (services) => [tellUseJob(services)],
};
