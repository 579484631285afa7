import type { Feature } from '../../platform/feature.ts';
import { independentGroupsLoaders } from './independent-groups.refs.ts';
import { independentGroupsHandlers } from './independent-groups.routes.ts';

export const independentGroupsFeature: Feature = {
  name: 'independent-groups',
  handlers: independentGroupsHandlers,
  loaders: independentGroupsLoaders,
};
