import type { Feature } from '../../platform/feature.ts';
import { featureFlagsLoaders } from './feature-flags.refs.ts';
import { featureFlagsHandlers } from './feature-flags.routes.ts';
import { judgeFlags } from './judge-flag.ts';

export const featureFlagsFeature: Feature = {
  name: 'feature-flags',
  handlers: featureFlagsHandlers,
  loaders: featureFlagsLoaders,
  judgesFlags: judgeFlags,
};
